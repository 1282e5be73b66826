// Builds @radiolink/virtual-radio into its dist: ESM with types, and what it uses of domain in it. `npm pack
// -w @radiolink/virtual-radio` runs it automatically.
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { rewriteDeclarationImports } from './domain/declarations.mjs';
import { runNode } from './setup/run.mjs';
import { nameDomainByPlace } from './virtual-radio/declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const radio = join(root, 'adapters/virtual-radio');
const dist = join(radio, 'dist');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

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
const code = await runNode(tsc, ['-p', join(radio, 'tsconfig.build.json')]);
if (code !== 0) process.exit(code);
nameDomainByPlace(join(dist, 'types'));
rewriteDeclarationImports(join(dist, 'types'));
copyFileSync(join(root, 'domain/src/radio/NOTICE.md'), join(dist, 'NOTICE.md'));
