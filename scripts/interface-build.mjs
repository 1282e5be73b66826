// Builds @radiolink/interface into its dist: the interface and all it is made of as ESM, one style sheet, types. `npm pack
// -w @radiolink/interface` runs it automatically.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundleDeclarations } from './publish/bundled-declarations.mjs';
import { typescript } from './setup/typescript.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'ui/interface');
const dist = join(folder, 'dist');
const { reactCompiler } = await typescript(new URL('../.config/react-compiler.ts', import.meta.url));

rmSync(dist, { recursive: true, force: true });
await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  plugins: [reactCompiler()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    minify: true,
    outDir: dist,
    cssCodeSplit: false,
    lib: {
      entry: join(folder, 'src/index.ts'),
      formats: ['es'],
      fileName: 'index',
      cssFileName: 'interface',
    },
  },
});
// A style sheet has the encoding of the page that loads it, which is its user's own, unless it says its own.
const style = join(dist, 'interface.css');
writeFileSync(style, `@charset "utf-8";${readFileSync(style, 'utf8')}`);
await bundleDeclarations({
  root,
  folder: 'ui/interface',
  entries: { index: 'index' },
  imported: ['rxjs'],
});
copyFileSync(join(root, 'domain/src/radio/NOTICE.md'), join(dist, 'NOTICE.md'));
