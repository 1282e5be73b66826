import { readFileSync, writeFileSync } from 'node:fs';
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
export async function finishInterface(root, { dist, notes, maker = {}, suffixes }) {
  const { writePolicy } = await typescript(new URL('./content-security-policy.ts', import.meta.url));
  const { OLDEST_BROWSERS } = await typescript(new URL('./oldest-browsers.ts', import.meta.url));
  for (const page of await paintPages(root, dist, notes)) writePolicy(page, maker);
  writePolicy(await paintForOldBrowsers(root, dist, OLDEST_BROWSERS, notes), maker);
  const { takeLegalPages } = await typescript(new URL('./legal-pages.ts', import.meta.url));
  if (maker.legal !== undefined) takeLegalPages(maker.legal, dist);
  if (maker.name !== undefined) nameManifest(join(dist, 'manifest.webmanifest'), maker.name);
  compressFolder(dist, suffixes);
}

/** Names the interface where a phone keeps it on its home screen. */
function nameManifest(file, name) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...manifest, name, short_name: name }, null, 2)}\n`);
}

/**
 * What a manufacturer sets for its build, by its file and the folder of its legal pages, which goes before that of the file.
 * Undefined if either is not as it should be; what is wrong is written to the terminal.
 */
export async function makerOfBuild({ maker: file, legal }) {
  const { legalFaults } = await typescript(new URL('./legal-pages.ts', import.meta.url));
  const { makerSettings, readMaker } = await typescript(new URL('./maker.ts', import.meta.url));
  const { maker, faults } = file === undefined ? { maker: {}, faults: [] } : readMaker(file);
  const whole = legal === undefined ? maker : { ...maker, legal };
  const all = [...faults, ...(whole.legal === undefined ? [] : legalFaults(whole.legal))];
  for (const fault of all) console.error(fault);
  if (all.length > 0) return undefined;
  return { maker: whole, variables: { RADIOLINK_MAKER: makerSettings(whole) } };
}
