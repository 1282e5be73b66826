// Builds @radiolink/virtual-radio into its dist: ESM with types, and what it uses of domain in it. `npm pack
// -w @radiolink/virtual-radio` runs it automatically. `--scripts` leaves out the types, which the command itself does not need.
import { buildLibrary } from './publish/build-library.mjs';
import { bundleDeclarations } from './publish/declarations.mjs';

const folder = 'adapters/virtual-radio';
const entries = { index: 'index', serve: 'serve/index' };
const external = [/^hono(\/|$)/, 'ipaddr.js', 'ws'];

await buildLibrary(folder, { ...entries, main: 'serve/main' }, { target: 'node20', external });
if (!process.argv.includes('--scripts')) await bundleDeclarations({ folder, entries });
