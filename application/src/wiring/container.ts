import type { Resolver, ModelBinding, Tokens } from './model-binding.ts';
import type { Token } from './token.ts';

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
