// The texts of the interface and their translations.
import { fileURLToPath } from 'node:url';
import { typescript } from './setup/typescript.mjs';

const { textsCommand } = await typescript(new URL('./texts/command.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const { lines, isFault, code } = textsCommand(root, process.argv.slice(2));
for (const line of lines) (isFault ? console.error : console.log)(line);
process.exitCode = code;
