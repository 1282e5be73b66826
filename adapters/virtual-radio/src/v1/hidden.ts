/** Replacement of a secret for a read-only user. §v1.rules. */
export const HIDDEN = '********';
