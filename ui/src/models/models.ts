import type { Token } from '@radiolink/application/wiring';
import { createContext, use } from 'react';

/** Where the models of the program and of its features are found, each by its token. */
export interface Models {
  get<Model>(token: Token<Model>): Model;
}

const ModelsContext = createContext<Models | null>(null);

export const ModelsProvider = ModelsContext;

/** The one model of its kind, as the page that the component stands in has it. */
export function useModel<Model>(token: Token<Model>): Model {
  const models = use(ModelsContext);
  if (models === null) throw new Error('A component of the main application stands outside ModelsProvider.');
  return models.get(token);
}
