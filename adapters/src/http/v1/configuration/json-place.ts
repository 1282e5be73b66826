import type { ConfigChanges } from '@radiolink/domain/configuration';
import { lines, type ReadLines } from './mapped-value.ts';

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a place, or undefined. Never throws. */
export function at(json: unknown, path: readonly string[]): unknown {
  let here: unknown = json;
  for (const name of path) {
    if (!isJsonObject(here) || !Object.hasOwn(here, name)) return undefined;
    here = here[name];
  }
  return here;
}

/** The object with a value put at a place; objects on the way are made. */
export function withValueAt(json: JsonObject, path: readonly string[], value: unknown): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined || FORBIDDEN.has(name)) return json;
  if (rest.length === 0) return { ...json, [name]: value };
  const inner = json[name];
  return { ...json, [name]: withValueAt(isJsonObject(inner) ? inner : {}, rest, value) };
}

/** Lays one value over another: objects name by name, lists of objects by their `id`, anything else replaces. */
export function mergeJson(below: unknown, above: unknown): unknown {
  if (isJsonObject(below) && isJsonObject(above)) {
    const merged = new Map(Object.entries(below));
    for (const [name, value] of Object.entries(above)) {
      if (!FORBIDDEN.has(name)) merged.set(name, mergeJson(merged.get(name), value));
    }
    return Object.fromEntries(merged);
  }
  if (Array.isArray(below) && Array.isArray(above) && above.length > 0 && above.every(hasId)) {
    return above.map((entry: JsonObject) =>
      mergeJson(
        below.find((known: unknown) => isJsonObject(known) && known['id'] === entry['id']),
        entry,
      ),
    );
  }
  return above;
}

function hasId(entry: unknown): entry is JsonObject {
  return isJsonObject(entry) && typeof entry['id'] === 'string';
}

/** A list whose entries the lines number from 1, each with a switch, and that the objects hold without numbers. */
export interface NumberedList {
  readonly section: string;
  /** The leaf of an entry's value. */
  readonly leaf: string;
  readonly most: number;
}

export const NAME_SERVERS: NumberedList = { section: 'resolv.nameserver', leaf: 'ip', most: 3 };
export const TIME_SERVERS: NumberedList = { section: 'ntpclient', leaf: 'server', most: 4 };

const numbersOf = ({ most }: NumberedList): readonly number[] =>
  Array.from({ length: most }, (_, place) => place + 1);

/** The values in use; the object has no place for a number. */
export function valuesIn(list: NumberedList, read: ReadLines): readonly string[] {
  return numbersOf(list).flatMap(number => read.get(`${list.section}.${number}.${list.leaf}`) || []);
}

/** The lines of a list with these values, without a gap. */
export function linesOfList(list: NumberedList, values: readonly string[]): ConfigChanges {
  const { section, leaf } = list;
  const entries = numbersOf(list).flatMap(number => {
    const value = values[number - 1];
    return [
      [`${section}.${number}.${leaf}`, value],
      [`${section}.${number}.status`, value === undefined ? undefined : 'enabled'],
    ];
  });
  return lines(Object.fromEntries(entries));
}
