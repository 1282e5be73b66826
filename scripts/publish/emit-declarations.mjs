import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runNode } from '../setup/run.mjs';

/** Has the compiler build a package by its `tsconfig.build.json`; the process ends where it fails. */
export async function emitDeclarations(folder) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const code = await runNode(tsc, ['-p', join(folder, 'tsconfig.build.json')]);
  if (code !== 0) process.exit(code);
}
