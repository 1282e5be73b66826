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
