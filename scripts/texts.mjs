// The texts of the interface and their translations.
import { typescript } from './setup/typescript.mjs';

await typescript(new URL('./texts/command.ts', import.meta.url));
