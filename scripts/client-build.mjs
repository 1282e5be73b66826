// Builds @radiolink/client into its dist: ESM, one file of types for each entry, and what it uses of this workspace in
// it. `npm pack -w @radiolink/client` runs it automatically.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundleDeclarations } from './publish/bundled-declarations.mjs';

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

await bundleDeclarations({
  root,
  folder: 'adapters/client',
  entries: { index: 'index', node: 'node/index' },
  imported: ['rxjs'],
});
copyFileSync(join(root, 'domain/src/radio/NOTICE.md'), join(dist, 'NOTICE.md'));
