// Builds @radiolink/client into its dist: ESM, one file of types for each entry, and what it uses of this workspace in
// it. `npm pack -w @radiolink/client` runs it automatically.
import { buildLibrary, USED_ALONE } from './publish/build-library.mjs';
import { bundleDeclarations } from './publish/declarations.mjs';

const folder = 'adapters/client';
const entries = { index: 'index', node: 'node/index' };
const external = ['ipaddr.js', 'openapi-fetch', 'rxjs', 'ws'];

await buildLibrary(folder, entries, { target: 'es2022', external, treeshake: USED_ALONE });
await bundleDeclarations({ folder, entries, imported: ['rxjs'] });
