import type { Token } from '@radiolink/application/wiring/token';
import type { Effect, EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
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

/** What a component has of a unit: the value of a store, the function that calls an event or an effect. */
type OfUnit<Unit> =
  Unit extends Store<infer Value>
    ? Value
    : Unit extends EventCallable<infer Payload>
      ? (payload: Payload) => Payload
      : Unit extends Effect<infer Payload, infer Answer>
        ? (payload: Payload) => Promise<Answer>
        : never;

/** Stores and calls of one model, by their names: one as it is, several as a list. */
export function useUnitsOf<Model, Name extends keyof Model>(
  token: Token<Model>,
  name: Name,
): OfUnit<Model[Name]>;
export function useUnitsOf<Model, Names extends readonly (keyof Model)[]>(
  token: Token<Model>,
  ...names: Names
): { readonly [Place in keyof Names]: OfUnit<Model[Names[Place]]> };
export function useUnitsOf<Name extends string>(
  token: Token<Record<Name, Store<unknown>>>,
  ...names: Name[]
): unknown {
  const model = useModel(token);
  const held = useUnit(names.map(name => model[name]));
  return names.length === 1 ? held[0] : held;
}

/** Tells a model when what it is read for is shown, and when it is gone. */
export function useWhileShown(opened: () => void, closed: () => void): void {
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
}
