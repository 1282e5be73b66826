import fc from 'fast-check';

fc.configureGlobal({ numRuns: 30, seed: 1 });
