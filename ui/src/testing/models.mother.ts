import type { Token } from '@radiolink/application/wiring/token';
import type { Load, PartContent } from '../models/part.ts';
import type { Models } from '../models/models.ts';

/** The models of a stage, some of them replaced. */
class ReplacedModels implements Models {
  readonly #replaced = new Map<unknown, unknown>();

  constructor(private readonly others: Models) {}

  with<Model>(token: Token<Model>, model: Model): this {
    this.#replaced.set(token, model);
    return this;
  }

  get<Model>(token: Token<Model>): Model {
    return (this.#replaced.get(token) as Model | undefined) ?? this.others.get(token);
  }

  open<Loaded extends PartContent>(load: Load<Loaded>): Promise<Loaded> {
    return this.others.open(load);
  }
}

/** The same models, except for the given replacements. */
export const modelsBeside = (models: Models): ReplacedModels => new ReplacedModels(models);
