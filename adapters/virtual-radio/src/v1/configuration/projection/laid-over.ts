import { entryOf, type JsonObject, objectIn } from '../../body.ts';

/**
 * The values of a caller laid over the present ones: objects are merged name by name, anything else is
 * replaced.
 */
export function laidOver(standing: unknown, sent: unknown): unknown {
  if (isObject(standing) && isObject(sent)) {
    const names = new Set([...Object.keys(standing), ...Object.keys(sent)]);
    return Object.fromEntries(
      [...names].map(name => {
        const inner = entryOf(sent, name);
        return [
          name,
          inner === undefined ? entryOf(standing, name) : laidOver(entryOf(standing, name), inner),
        ];
      }),
    );
  }
  return sent;
}

/** The value at a dotted place; undefined when there is none. */
export function valueAt(object: unknown, place: string): unknown {
  return place.split('.').reduce(entryOf, object);
}

/** An object with nothing but one value at a dotted place. */
export function objectWith(place: string, value: unknown): JsonObject {
  return objectIn(place.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
