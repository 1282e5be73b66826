// Builds @radiolink/interface into its dist: the interface and all it is made of as ESM, one style sheet, types. `npm pack
// -w @radiolink/interface` runs it automatically.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from './publish/build-library.mjs';
import { bundleDeclarations } from './publish/declarations.mjs';
import { typescript } from './setup/typescript.mjs';

const folder = 'ui/interface';
const entries = { index: 'index' };
const { reactCompiler } = await typescript(new URL('../.config/react-compiler.ts', import.meta.url));

const dist = await buildLibrary(folder, entries, {
  target: 'es2023',
  lib: { cssFileName: 'interface' },
  config: {
    plugins: [reactCompiler()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { minify: true, cssCodeSplit: false },
  },
});
// A style sheet has the encoding of the page that loads it, which is its user's own, unless it says its own.
const style = join(dist, 'interface.css');
writeFileSync(style, `@charset "utf-8";${readFileSync(style, 'utf8')}`);
await bundleDeclarations({ folder, entries, imported: ['rxjs'] });
