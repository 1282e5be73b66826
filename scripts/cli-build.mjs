// Builds @radiolink/cli into its dist: ESM, with what it uses of this workspace in it. `npm pack -w @radiolink/cli` runs
// it automatically. `cli-build.mjs FOLDER` builds into another folder of the package: a test does not take dist from under
// whoever packs it meanwhile.
import { buildLibrary, USED_ALONE } from './publish/build-library.mjs';
import { packedDependencies } from './publish/manifests.mjs';
import { root } from './publish/root.mjs';

const [, , to = 'dist'] = process.argv;
await buildLibrary(
  'adapters/cli',
  { main: 'main' },
  {
    target: 'node20',
    external: Object.keys(packedDependencies(root)).map(name => new RegExp(`^${name}(/|$)`)),
    treeshake: USED_ALONE,
    to,
  },
);
