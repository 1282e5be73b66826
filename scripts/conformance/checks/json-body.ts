import { Differs } from '../check.ts';
import type { Answer } from '../wire/back-end.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The object in an answer. A difference where it holds none. */
export function objectIn(what: string, { text, status }: Answer): Json {
  const value = valueIn(text);
  if (isObject(value)) return value;
  throw new Differs(`${what} is answered with ${status} and no JSON object`);
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined for text that is no JSON. */
export function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What stands at a path of names, undefined where there is nothing. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? (node as Json)[name] : undefined),
      value,
    );
}
