// Builds @radiolink/domain into domain/dist: ESM with types. `npm pack -w @radiolink/domain` runs it automatically.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOfScripts, rewriteDeclarations } from './publish/declarations.mjs';
import { runNode } from './setup/run.mjs';

const domain = fileURLToPath(new URL('../domain', import.meta.url));
const dist = join(domain, 'dist');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(dist, { recursive: true, force: true });
const code = await runNode(tsc, ['-p', join(domain, 'tsconfig.build.json')]);
if (code !== 0) process.exit(code);
rewriteDeclarations(dist, importsOfScripts);
