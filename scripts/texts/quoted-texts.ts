/** Texts quoted letter for letter from the specification or from the device, which a rejected term may be part of. */
export const QUOTED_TEXTS: ReadonlySet<string> = new Set([
  'Answers DNS queries of clients on behalf of the DNS servers.',
]);
