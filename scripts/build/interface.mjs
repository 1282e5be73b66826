import { join } from 'node:path';
import { runNode } from '../setup/run.mjs';
import { typescript } from '../setup/typescript.mjs';
import { compressFolder } from './compress.mjs';
import { paintForOldBrowsers, paintPages } from './first-paint.mjs';

/** Runs the bundler for some of its environments; ends this process with its code where it fails. */
export async function bundle(root, environments, variables = {}) {
  const code = await runNode(
    join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
    ['build', '--log-level', 'warn', ...environments.flatMap(name => ['--environment', name])],
    { cwd: root, env: { ...process.env, ...variables, NODE_ENV: 'production' } },
  );
  if (code !== 0) process.exit(code);
}

/** Finishes the bundled interface in a folder: painted pages, their policies, the manufacturer's pages, compressed. */
export async function finishInterface(root, { dist, notes, legal, suffixes }) {
  const { writePolicy } = await typescript(new URL('./content-security-policy.ts', import.meta.url));
  const { OLDEST_BROWSERS } = await typescript(new URL('./oldest-browsers.ts', import.meta.url));
  for (const page of await paintPages(root, dist, notes)) writePolicy(page);
  writePolicy(await paintForOldBrowsers(root, dist, OLDEST_BROWSERS, notes));
  const { takeLegalPages } = await typescript(new URL('./legal-pages.ts', import.meta.url));
  if (legal !== undefined) takeLegalPages(legal, dist);
  compressFolder(dist, suffixes);
}

/** What is wrong with a folder of legal pages, written to the terminal; whether there is none of it. */
export async function acceptsLegal(folder) {
  if (folder === undefined) return true;
  const { legalFaults } = await typescript(new URL('./legal-pages.ts', import.meta.url));
  const faults = legalFaults(folder);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
