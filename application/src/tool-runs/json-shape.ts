/** An object of a JSON text. */
export function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** A list whose entries all are what `is` says. */
export function isListOf<T>(json: unknown, is: (entry: unknown) => entry is T): json is readonly T[] {
  return Array.isArray(json) && json.every(is);
}

/** Whether the named fields of an object are all numbers. */
export function hasNumbers(json: unknown, names: readonly string[]): boolean {
  return isRecord(json) && names.every(name => typeof json[name] === 'number');
}

/** Whether the named fields of an object are numbers or left out, as JSON leaves out undefined. */
export function mayHaveNumbers(json: unknown, names: readonly string[]): boolean {
  return isRecord(json) && names.every(name => json[name] === undefined || typeof json[name] === 'number');
}

/** Whether the named fields of an object are texts or left out. */
export function mayHaveTexts(json: unknown, names: readonly string[]): boolean {
  return isRecord(json) && names.every(name => json[name] === undefined || typeof json[name] === 'string');
}
