import type { ModelBinding, Token } from '@radiolink/application/wiring';
import type { ComponentType } from 'react';

/** A part of the program that is loaded when it is first shown: what it draws, and the models that it brings. */
export interface Part<Props = object> {
  readonly View: ComponentType<Props>;
  readonly models?: readonly ModelBinding[];
  /** Models of the program that it reads and that are loaded later than the first page. */
  readonly needs?: readonly Token<unknown>[];
}

/** Loads a part. The same function is the same part: it is loaded once. */
export type LoadPart<Props = object> = () => Promise<Part<Props>>;
