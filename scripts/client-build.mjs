// Builds @radiolink/client into its dist: ESM, one file of types for each entry, and what it uses of this workspace in
// it. `npm pack -w @radiolink/client` runs it automatically.
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDtsBundle } from 'dts-bundle-generator';
import { build } from 'vite';
import { nameWorkspaceByPlace } from './client/declarations.mjs';
import { rewriteDeclarationImports } from './domain/declarations.mjs';
import { runNode } from './setup/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'adapters/client');
const dist = join(client, 'dist');
const ENTRIES = { index: join(client, 'src/index.ts'), node: join(client, 'src/node/index.ts') };
const EXTERNAL = ['ipaddr.js', 'openapi-fetch', 'rxjs', 'ws'];

rmSync(dist, { recursive: true, force: true });
await build({
  configFile: false,
  root: client,
  logLevel: 'error',
  build: {
    target: 'es2022',
    minify: false,
    outDir: dist,
    lib: { entry: ENTRIES, formats: ['es'] },
    // Barrels of the application name models as well: what nothing uses of them stays out.
    rollupOptions: { external: [/^node:/, ...EXTERNAL], treeshake: { moduleSideEffects: false } },
  },
});

const emitted = join(dist, 'types');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const code = await runNode(tsc, ['-p', join(client, 'tsconfig.build.json')]);
if (code !== 0) process.exit(code);
nameWorkspaceByPlace(emitted);
rewriteDeclarationImports(emitted);
const declared = join(emitted, 'adapters/client/src');
const types = generateDtsBundle(
  Object.values({ index: 'index.d.ts', node: 'node/index.d.ts' }).map(file => ({
    filePath: join(declared, file),
    output: { noBanner: true, exportReferencedTypes: false },
    libraries: { importedLibraries: ['rxjs'] },
  })),
  { preferredConfigPath: join(root, 'tsconfig.json') },
);
for (const [place, name] of Object.keys(ENTRIES).entries())
  writeFileSync(join(dist, `${name}.d.ts`), types[place]);
rmSync(emitted, { recursive: true });
copyFileSync(join(root, 'domain/src/radio/NOTICE.md'), join(dist, 'NOTICE.md'));
