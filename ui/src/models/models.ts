import type { Token } from '@radiolink/application/wiring/token';
import { createContext, use, useEffect } from 'react';
import type { Load, PartContent } from './part.ts';

/** Where the models of the program and of its features are found, each by its token. */
export interface Models {
  get<Model>(token: Token<Model>): Model;
  /** Loads a part and binds its models; resolves when they are available. */
  open<Loaded extends PartContent>(load: Load<Loaded>): Promise<Loaded>;
}

const ModelsContext = createContext<Models | null>(null);

export const ModelsProvider = ModelsContext;

/** All models, for what opens a part. A component asks for those that it reads, by `useModel`. */
export function useModels(): Models {
  const models = use(ModelsContext);
  if (models === null) throw new Error('A component of the main application stands outside ModelsProvider.');
  return models;
}

/** The one model of its kind, from the page of the component. */
export function useModel<Model>(token: Token<Model>): Model {
  return useModels().get(token);
}

/** Tells a model when what it is read for is shown, and when it is gone. */
export function useWhileShown(opened: () => void, closed: () => void): void {
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
}
