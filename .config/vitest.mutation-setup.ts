import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

configureGlobal({ numRuns: 10, seed: 1 });

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by Stryker: whether a mutant is active while files are loaded, or in tests only. */
    mutantActivation: 'static' | 'runtime' | undefined;
  }
}

// A thread is shared by many mutants: the one before may not be active while the files of the next are loaded.
if (inject('mutantActivation') !== 'static')
  Object.assign(Reflect.get(globalThis, '__stryker__') ?? {}, { activeMutant: undefined });
