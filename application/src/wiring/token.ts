/**
 * The name of a port in the container. Carries the port's type so that the compiler checks what is bound to it
 * (`container.bind(symbol)` alone infers nothing: see docs/decisions/0003).
 */
export type Token<T> = symbol | (abstract new (...args: unknown[]) => T);

/**
 * Makes the token of a port, with the subject in whose folder it stands: `export const StatusPort = token<StatusPort>('status/StatusPort')`.
 * By it the adapter is found. The token of a model has none.
 */
export function token<T>(name: string): Token<T> {
  return Symbol.for(`radiolink.${name}`);
}
