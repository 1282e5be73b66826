/**
 * Builds the interface (dist/), the server of `npm start` (.build/server) and the reference of the contract
 * (dist-docs/api), and compresses what a radio serves.
 *
 *   build.mjs --legal FOLDER   takes the manufacturer's legal pages, FOLDER/<language>/<page>.html, instead of ours
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { acceptsLegal, bundle, finishInterface } from './build/interface.mjs';
import { noteBuild, sourceFingerprint } from './setup/build-when-stale.mjs';
import { typescript } from './setup/typescript.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const builtFrom = sourceFingerprint(root);
const { values } = parseArgs({ options: { legal: { type: 'string' } } });
if (!(await acceptsLegal(values.legal))) process.exit(2);

await bundle(root, ['device', 'prerender', 'server']);
await finishInterface(root, { dist: join(root, 'dist'), notes: join(root, '.build'), legal: values.legal });
const { writeContract } = await typescript(new URL('./docs/write-contract.ts', import.meta.url));
writeContract(root);
noteBuild(root, builtFrom);
