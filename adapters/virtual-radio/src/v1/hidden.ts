/** Replacement of a secret for a read-only user. Versioned API, 1. */
export const HIDDEN = '********';
