/** A JSON object as it came; its values are to be narrowed. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one for anything else. */
export function objectIn(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** An own entry of an object: names such as `constructor` are not looked up further. */
export function entryOf(body: unknown, name: string): unknown {
  const object = objectIn(body);
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

export function textIn(body: unknown, name: string): string | undefined {
  const value = entryOf(body, name);
  return typeof value === 'string' ? value : undefined;
}

/** A number, also when it came as the text of a form; undefined for anything else. */
export function numberIn(body: unknown, name: string): number | undefined {
  const value = entryOf(body, name);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
}

export function flagIn(body: unknown, name: string): boolean | undefined {
  const value = entryOf(body, name);
  return typeof value === 'boolean' ? value : undefined;
}

/** A whole number of a field within limits, `usual` when the field is missing; undefined when it does not fit. */
export function wholeIn(
  body: unknown,
  name: string,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number | undefined {
  if (entryOf(body, name) === undefined || entryOf(body, name) === null) return usual;
  const value = numberIn(body, name);
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;
}
