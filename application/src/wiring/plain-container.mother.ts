import type { ModelContainer, Resolver } from './model-binding.ts';
import type { Token } from './token.ts';

/** The container in which a test binds models without Inversify: each is made once, at its first request. */
export class PlainContainer implements ModelContainer {
  readonly #made = new Map<Token<unknown>, unknown>();
  readonly #makers = new Map<Token<unknown>, (found: Resolver) => unknown>();

  isBound(token: Token<unknown>): boolean {
    return this.#made.has(token) || this.#makers.has(token);
  }

  bind(token: Token<unknown>) {
    return {
      toConstantValue: (value: unknown): void => void this.#made.set(token, value),
      toDynamicValue: (make: (found: Resolver) => unknown) => ({
        inSingletonScope: (): void => void this.#makers.set(token, make),
      }),
    };
  }

  get<T>(token: Token<T>): T {
    if (!this.#made.has(token)) {
      const make = this.#makers.get(token);
      if (make === undefined) throw new Error(`Nothing is bound to ${String(token)}.`);
      this.#made.set(token, make(this));
    }
    return this.#made.get(token) as T;
  }
}
