import type { RejectedTerm } from './check-terms.mjs';

export const REJECTED_TERMS: readonly RejectedTerm[];
