import { fileURLToPath } from 'node:url';

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
