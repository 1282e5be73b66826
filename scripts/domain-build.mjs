// Builds @radiolink/domain into domain/dist, ready for `npm pack`: ESM with types, one entry per subject.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rewriteDeclarationImports } from './domain/declarations.mjs';
import { publishedManifest } from './domain/manifest.mjs';
import { runNode } from './setup/run.mjs';

const domain = fileURLToPath(new URL('../domain', import.meta.url));
const dist = join(domain, 'dist');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(dist, { recursive: true, force: true });
const code = await runNode(tsc, ['-p', join(domain, 'tsconfig.build.json')]);
if (code !== 0) process.exit(code);
rewriteDeclarationImports(dist);
const manifest = publishedManifest(domain);
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(domain, 'README.md'), join(dist, 'README.md'));
cpSync(join(domain, '../LICENSE'), join(dist, 'LICENSE'));
console.log(`domain/dist: ${Object.keys(manifest.exports).length} entries, version ${manifest.version}`);
