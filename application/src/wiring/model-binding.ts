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

/** The part of Inversify's container that binding a model needs; this layer uses no other. */
export interface ModelContainer extends Resolver {
  isBound(token: Token<unknown>): boolean;
  bind(token: Token<unknown>): {
    toConstantValue(value: unknown): unknown;
    toDynamicValue(make: (found: Resolver) => unknown): { inSingletonScope(): unknown };
  };
}

/** Binds models; one that is bound already stays as it is. */
export function bindModels(container: ModelContainer, bindings: readonly ModelBinding[]): void {
  for (const { token, make } of bindings) {
    if (!container.isBound(token)) container.bind(token).toDynamicValue(make).inSingletonScope();
  }
}

/** Binds what was made already, each by its token. */
export function bindInstances<Made extends object>(
  container: ModelContainer,
  tokens: Tokens<Made>,
  made: NoInfer<Made>,
): void {
  for (const name of Object.keys(tokens) as (keyof Made)[]) {
    container.bind(tokens[name]).toConstantValue(made[name]);
  }
}
