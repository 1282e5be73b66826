// Builds @radiolink/cli into its dist: ESM, with what it uses of this workspace in it. `npm pack -w @radiolink/cli` runs
// it automatically.
import { buildLibrary, USED_ALONE } from './publish/build-library.mjs';
import { packedDependencies } from './publish/manifests.mjs';
import { root } from './publish/root.mjs';

await buildLibrary(
  'adapters/cli',
  { main: 'main' },
  {
    target: 'node20',
    external: Object.keys(packedDependencies(root)).map(name => new RegExp(`^${name}(/|$)`)),
    treeshake: USED_ALONE,
  },
);
