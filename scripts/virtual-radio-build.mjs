// Builds @radiolink/virtual-radio into its dist: ESM with types, and what it uses of domain in it. `npm pack
// -w @radiolink/virtual-radio` runs it automatically.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundleDeclarations } from './publish/bundled-declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const radio = join(root, 'adapters/virtual-radio');
const dist = join(radio, 'dist');

rmSync(dist, { recursive: true, force: true });
await build({
  configFile: false,
  root: radio,
  logLevel: 'error',
  build: {
    target: 'node20',
    minify: false,
    outDir: dist,
    lib: {
      entry: {
        index: join(radio, 'src/index.ts'),
        serve: join(radio, 'src/serve/index.ts'),
        main: join(radio, 'src/serve/main.ts'),
      },
      formats: ['es'],
    },
    rollupOptions: { external: [/^node:/, /^hono(\/|$)/, 'ipaddr.js', 'ws'] },
  },
});
await bundleDeclarations({
  root,
  folder: 'adapters/virtual-radio',
  entries: { index: 'index', serve: 'serve/index' },
  imported: [],
});
copyFileSync(join(root, 'domain/src/radio/NOTICE.md'), join(dist, 'NOTICE.md'));
