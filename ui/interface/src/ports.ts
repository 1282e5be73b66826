import type { Token } from '@radiolink/application/wiring/token';

/** An adapter: gives the port of a token, always the same one; undefined where it has none. */
export type Ports = <Port>(token: Token<Port>) => Port | undefined;

/** A token and what stands in for its port. */
export type Replacement<Port> = readonly [token: Token<Port>, port: Port];

/** The same adapter with some ports replaced: by mocks of a test, or by other adapters. */
export function replacePorts<Replaced extends readonly unknown[]>(
  ports: Ports,
  ...replacements: { readonly [Place in keyof Replaced]: Replacement<Replaced[Place]> }
): Ports {
  const replaced = new Map<unknown, unknown>(replacements);
  return <Port>(token: Token<Port>) => (replaced.has(token) ? (replaced.get(token) as Port) : ports(token));
}
