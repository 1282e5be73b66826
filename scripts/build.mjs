/**
 * Builds the interface (dist/), the server of `npm start` (.build/server) and the reference of the contract
 * (dist-docs/api), and compresses what a radio serves.
 *
 *   build.mjs --legal FOLDER   takes the manufacturer's legal pages, FOLDER/<language>/<page>.html, instead of ours
 *   build.mjs --maker FILE     takes its short name, controller domains and legal pages from a file: docs/on-a-device.md
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle, finishInterface, makerOfBuild } from './build/interface.mjs';
import { noteBuild, sourceFingerprint } from './setup/build-when-stale.mjs';
import { typescript } from './setup/typescript.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const builtFrom = sourceFingerprint(root);
const { values } = parseArgs({ options: { legal: { type: 'string' }, maker: { type: 'string' } } });
const made = await makerOfBuild(values);
if (made === undefined) process.exit(2);

await bundle(root, ['device', 'prerender', 'server'], made.variables);
await finishInterface(root, { dist: join(root, 'dist'), notes: join(root, '.build'), maker: made.maker });
const { writeContract } = await typescript(new URL('./docs/write-contract.ts', import.meta.url));
writeContract(root);
noteBuild(root, builtFrom);
