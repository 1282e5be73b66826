/**
 * Builds the interface (dist/), the server of `npm start` (.build/server) and the reference of the contract
 * (dist-docs/api), and compresses what a radio serves.
 *
 *   build.mjs --legal FOLDER   takes the manufacturer's legal pages, FOLDER/<language>/<page>.html, instead of ours
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compressFolder } from './build/compress.mjs';
import { paintForOldBrowsers, paintPages } from './build/first-paint.mjs';
import { sourceFingerprint, stampFile } from './setup/build-when-stale.mjs';
import { runNode } from './setup/run.mjs';
import { typescript } from './setup/typescript.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const builtFrom = sourceFingerprint(root);
const { legalFaults, takeLegalPages } = await typescript(new URL('./build/legal-pages.ts', import.meta.url));
const { values } = parseArgs({ options: { legal: { type: 'string' } } });
for (const fault of values.legal === undefined ? [] : legalFaults(values.legal)) {
  console.error(fault);
  process.exitCode = 2;
}
if (process.exitCode === 2) process.exit();

const code = await runNode(
  join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
  [
    'build',
    '--log-level',
    'warn',
    ...['device', 'prerender', 'server'].flatMap(name => ['--environment', name]),
  ],
  {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
if (code !== 0) process.exit(code);

const { writePolicy } = await typescript(new URL('./build/content-security-policy.ts', import.meta.url));
const { OLDEST_BROWSERS } = await typescript(new URL('./build/oldest-browsers.ts', import.meta.url));
for (const page of await paintPages(root, join(root, 'dist'))) writePolicy(page);
writePolicy(await paintForOldBrowsers(root, join(root, 'dist'), OLDEST_BROWSERS));
if (values.legal !== undefined) takeLegalPages(values.legal, join(root, 'dist'));
compressFolder(join(root, 'dist'));
const { writeContract } = await typescript(new URL('./docs/write-contract.ts', import.meta.url));
writeContract(root);
mkdirSync(dirname(stampFile(root)), { recursive: true });
writeFileSync(stampFile(root), builtFrom);
