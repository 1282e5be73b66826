/**
 * Headers of a form-encoded call. The content type must be exactly this for openapi-fetch to encode the body as a form.
 */
export const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' } as const;
