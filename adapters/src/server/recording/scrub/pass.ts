import type { Kind } from './sensitive-keys.ts';

/** One walk over a recording: the first learns what is sensitive and changes nothing, the second replaces it everywhere. */
export interface Pass {
  /** A value under a key, `kind` by that key; undefined when the key tells nothing. */
  value(text: string, kind: Kind | undefined, key: string): string;
  /** A number under a key. */
  number(value: number, kind: Kind | undefined, key: string): number;
  /** Numbers in a list that no key names; undefined when they are taken one by one. */
  list(values: readonly number[]): readonly number[] | undefined;
  /** A name that may be one of the protocol: a property's, a part of a path. */
  word(text: string): string;
  /** Known secrets alone: the signs of a form may be within one. */
  secrets(text: string): string;
  /** Text of no known structure. */
  free(text: string): string;
}
