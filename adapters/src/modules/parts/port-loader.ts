import { subjectOf } from '@radiolink/application/wiring/subject';
import type { Token } from '@radiolink/application/wiring/token';
import type { Container, ContainerModule } from 'inversify';

/** Loads the ports that stand in the folder of a subject; undefined where it has none. */
export type LoadSubject = (subject: string) => Promise<ContainerModule> | undefined;

/** Binds ports in a container by the subjects that their tokens carry, each once; again after that failed. */
export class PortLoader {
  readonly #loading = new Map<string, Promise<void>>();

  constructor(
    private readonly container: Pick<Container, 'load' | 'isBound'>,
    private readonly places: readonly LoadSubject[],
  ) {}

  /** Binds the ports among the tokens; those of other objects are ignored. */
  async bind(needed: readonly Token<unknown>[]): Promise<void> {
    const subjects = needed.filter(token => !this.container.isBound(token)).flatMap(subjectOf);
    await Promise.all([...new Set(subjects)].map(subject => this.#once(subject)));
  }

  #once(subject: string): Promise<void> {
    const known = this.#loading.get(subject) ?? this.#load(subject);
    this.#loading.set(subject, known);
    return known;
  }

  async #load(subject: string): Promise<void> {
    try {
      const modules = await Promise.all(this.places.map(load => load(subject)));
      this.container.load(...modules.filter(module => module !== undefined));
    } catch (reason) {
      this.#loading.delete(subject);
      throw reason;
    }
  }
}
