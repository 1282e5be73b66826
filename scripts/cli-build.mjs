// Builds @radiolink/cli into its dist: ESM, with what it uses of this workspace in it. `npm pack -w @radiolink/cli` runs
// it automatically.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { packedDependencies } from './cli/manifest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'adapters/cli');
const dist = join(cli, 'dist');
const external = Object.keys(packedDependencies(root)).map(name => new RegExp(`^${name}(/|$)`));

rmSync(dist, { recursive: true, force: true });
await build({
  configFile: false,
  root: cli,
  logLevel: 'error',
  build: {
    target: 'node20',
    minify: false,
    outDir: dist,
    lib: { entry: { main: join(cli, 'src/main.ts') }, formats: ['es'] },
    rollupOptions: { external: [/^node:/, ...external], treeshake: { moduleSideEffects: false } },
  },
});
copyFileSync(join(root, 'domain/src/radio/NOTICE.md'), join(dist, 'NOTICE.md'));
