/** What a read-only user reads in place of a secret. Versioned API, 1. */
export const HIDDEN = '********';
