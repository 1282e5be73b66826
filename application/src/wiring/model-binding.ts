import type { Token } from './token.ts';

/** The token of each thing that a model is made of. */
export type Tokens<Deps> = { readonly [Key in keyof Deps]: Token<Deps[Key]> };

/** What is found at these tokens. */
export type Found<Named> = {
  readonly [Name in keyof Named]: Named[Name] extends Token<infer Value> ? Value : never;
};

/** Where what is bound is found by its token. */
export interface Resolver {
  get<T>(token: Token<T>): T;
}

/** Factory of a model, called once, at the first request for its token. */
export interface ModelBinding {
  readonly token: Token<unknown>;
  /** Tokens that must be bound first. */
  readonly needs: readonly Token<unknown>[];
  readonly make: (found: Resolver) => unknown;
}

/**
 * Binds a model: what it is made of is named here and nowhere else. A token of another type does not compile.
 *
 *     export const PING_MODELS = [bindModel(PingModel, createPingModel, { ping: PingPort, clock: Clock })];
 */
export function bindModel<Model, Deps extends object>(
  token: Token<Model>,
  create: (deps: Deps) => Model,
  tokens: Tokens<Deps>,
): ModelBinding {
  return {
    token,
    needs: Object.values<Token<unknown>>(tokens),
    make: found => create(resolveAll(found, tokens)),
  };
}

/** A record of what is bound to each token. */
export function resolveAll<Deps extends object>(found: Resolver, tokens: Tokens<Deps>): Deps {
  const entries = Object.entries<Token<unknown>>(tokens).map(([name, token]) => [name, found.get(token)]);
  return Object.fromEntries(entries) as Deps;
}
