import { sameStructure } from '@radiolink/application/status/share-structure';
import type { ConfigChanges } from '@radiolink/domain/configuration';
import { at, isJsonObject, type JsonObject, mergeJson, withValueAt } from './json-place.ts';
import type { MappedValue, ReadLines } from './mapped-value.ts';

/** The object that lines say. */
export function jsonOf(values: readonly MappedValue[], read: ReadLines): JsonObject {
  return values.reduce<JsonObject>((json, value) => {
    const found = value.read(read);
    return found === undefined ? json : withValueAt(json, value.path, found);
  }, {});
}

/**
 * The lines that an object changes: a place that it does not have, and one that says what the lines say already, change
 * none. A part of an object is laid over what the lines say.
 */
export function changesOf(values: readonly MappedValue[], json: unknown, read: ReadLines): ConfigChanges {
  const changes = new Map<string, string | undefined>();
  const soFar: ReadLines = { get: key => (changes.has(key) ? changes.get(key) : read.get(key)) };
  for (const value of values) {
    const reported = at(json, value.path);
    if (reported === undefined) continue;
    const now = value.read(soFar);
    const wanted = isJsonObject(now) || Array.isArray(now) ? mergeJson(now, reported) : reported;
    if (sameStructure(wanted, now)) continue;
    for (const [key, line] of value.write(wanted, soFar)) {
      if (soFar.get(key) !== line) changes.set(key, line);
    }
  }
  return changes;
}
