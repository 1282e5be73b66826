import { type Token, token } from '@radiolink/application/wiring';
import type { Container, ContainerModule } from 'inversify';

/** Ports that are bound together, once one of them is needed. */
export interface PortPart {
  /** Names of their tokens. The tokens themselves would cost the table a module each. */
  readonly ports: readonly string[];
  load(): Promise<ContainerModule>;
}

/** Binds ports in a container, each part once; again after that failed. */
export class PortLoader {
  readonly #loading = new Map<PortPart, Promise<void>>();

  constructor(
    private readonly container: Pick<Container, 'load'>,
    private readonly table: () => Promise<readonly PortPart[]>,
  ) {}

  /** Binds the ports among the tokens; those of other objects are ignored. */
  async bind(needed: readonly Token<unknown>[]): Promise<void> {
    const isNeeded = (name: string) => needed.includes(token(name));
    if (needed.length === 0) return;
    const parts = await this.table();
    await Promise.all(parts.filter(({ ports }) => ports.some(isNeeded)).map(part => this.#once(part)));
  }

  #once(part: PortPart): Promise<void> {
    const known = this.#loading.get(part) ?? this.#load(part);
    this.#loading.set(part, known);
    return known;
  }

  async #load(part: PortPart): Promise<void> {
    try {
      this.container.load(await part.load());
    } catch (reason) {
      this.#loading.delete(part);
      throw reason;
    }
  }
}
