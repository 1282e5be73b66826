import { bindModels, type ModelContainer } from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import { noteFailedLoad } from './retried-loads.ts';
import type { Models } from './models.ts';
import type { Load, PartContent } from './part.ts';

/** Sees to it that tokens are bound which a part needs: ports and models that are loaded later. */
export type EnsureBound = (needed: readonly Token<unknown>[]) => Promise<void>;

/** Models in a container, and parts that are loaded into it once and kept. */
export class LoadedModels implements Models {
  readonly #parts = new Map<unknown, Promise<unknown>>();

  constructor(
    private readonly container: ModelContainer,
    private readonly supply: EnsureBound,
  ) {}

  get<Model>(token: Token<Model>): Model {
    return this.container.get(token);
  }

  open<Loaded extends PartContent>(load: Load<Loaded>): Promise<Loaded> {
    const known = this.#parts.get(load);
    if (known !== undefined) return known as Promise<Loaded>;
    const opened = this.#opened(load);
    this.#parts.set(load, opened);
    // React takes the result of such a promise at once. Else it draws the placeholder first, and keeps it for 300 ms.
    opened.then(
      value => Object.assign(opened, { status: 'fulfilled', value }),
      () => noteFailedLoad(() => this.#parts.delete(load)),
    );
    return opened;
  }

  async #opened<Loaded extends PartContent>(load: Load<Loaded>): Promise<Loaded> {
    const part = await load();
    const { models = [], needs = [] } = part;
    const own = new Set(models.map(({ token }) => token));
    await this.supply(
      [...needs, ...models.flatMap(model => model.needs)].filter(
        token => !own.has(token) && !this.container.isBound(token),
      ),
    );
    bindModels(this.container, models);
    return part;
  }
}
