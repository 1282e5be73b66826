import { configureGlobal } from 'fast-check';

configureGlobal({ numRuns: 30, seed: 1 });
