import { join } from 'node:path';

/** A module of plain JavaScript below `scripts/`, as it runs before anything is installed, with the types that a test says. */
export const plain = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ join(import.meta.dirname, '..', path)) as Promise<Module>;
