// Builds @radiolink/domain into domain/dist: ESM with types. `npm pack -w @radiolink/domain` runs it automatically.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { emitDeclarations, importsOfScripts, rewriteDeclarations } from './publish/declarations.mjs';
import { root } from './publish/root.mjs';

const domain = join(root, 'domain');
const dist = join(domain, 'dist');

rmSync(dist, { recursive: true, force: true });
await emitDeclarations(domain);
rewriteDeclarations(dist, importsOfScripts);
