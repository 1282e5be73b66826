import type { ModelBinding } from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import type { ComponentType } from 'react';

/** What a part brings, whatever it draws. */
export interface PartContent {
  readonly models?: readonly ModelBinding[];
  /** Models of the program that it reads and that are loaded later than the first page. */
  readonly needs?: readonly Token<unknown>[];
  /** Parts that it shows at first, or may: fetched ahead with it. */
  readonly ahead?: readonly Load[];
}

/** A part of the program that is loaded when it is first shown: what it draws, and the models that it brings. */
export interface Part<Props = object> extends PartContent {
  readonly View: ComponentType<Props>;
}

/** Loads a part. The same function is the same part: it is loaded once. */
export type Load<Loaded extends PartContent = PartContent> = () => Promise<Loaded>;
export type LoadPart<Props = object> = Load<Part<Props>>;
