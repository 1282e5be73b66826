/** Writes the reference pages into dist-docs/: one per subject of the domain from its docstrings, and the contract's. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { domainSubjects } from './publish/manifests.mjs';
import { runNode } from './setup/run.mjs';
import { typescript } from './setup/typescript.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'dist-docs');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const subjects = domainSubjects(join(root, 'domain/src')).map(name => join('domain/src', name, 'index.ts'));

const pages = [
  [
    'node_modules/typedoc/bin/typedoc',
    '--plugin',
    'typedoc-plugin-markdown',
    '--out',
    join(out, 'domain'),
    '--tsconfig',
    'domain/tsconfig.json',
    '--readme',
    'domain/README.md',
    '--router',
    'module',
    '--hideBreadcrumbs',
    '--disableSources',
    '--logLevel',
    'Warn',
    ...subjects,
  ],
];
for (const [script, ...args] of pages) {
  const code = await runNode(join(root, script), args, { cwd: root });
  if (code !== 0) process.exit(code);
}
const { writeContract } = await typescript(new URL('./docs/write-contract.ts', import.meta.url));
writeContract(root);
console.log(`Written to ${out}`);
