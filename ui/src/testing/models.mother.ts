import type { Token } from '@radiolink/application/wiring';
import type { Models } from '../models/index.ts';

/** Models by their tokens. */
export class ModelsByToken implements Models {
  readonly #models = new Map<unknown, unknown>();

  constructor(private readonly others?: Models) {}

  with<Model>(token: Token<Model>, model: Model): this {
    this.#models.set(token, model);
    return this;
  }

  get<Model>(token: Token<Model>): Model {
    const model = this.#models.get(token) as Model | undefined;
    if (model !== undefined) return model;
    if (this.others === undefined) throw new Error(`There is no ${String(token)} on this stage.`);
    return this.others.get(token);
  }
}

/** The same models but for those that are said to be others. */
export const modelsBeside = (models: Models): ModelsByToken => new ModelsByToken(models);
