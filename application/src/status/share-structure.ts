/** A plain object of JSON's kind: compared field by field. Anything else is compared by identity. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = after.map((item, place) => shareStructure(before[place], item));
  return shared.length === before.length && shared.every((item, place) => Object.is(item, before[place]))
    ? before
    : shared;
}

function shareRecord(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const keys = Object.keys(after);
  const shared: Record<string, unknown> = {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = shareStructure(before[key], after[key]);
    shared[key] = part;
    same &&= key in before && Object.is(part, before[key]);
  }
  return same ? before : shared;
}

/**
 * The value of `after`, built from the very parts of `before` that did not change. So whoever compares by identity
 * (a store's slice, a memoised row) sees exactly what changed. Plain objects and arrays only; others are taken as they are.
 */
export function shareStructure<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as T;
  if (isPlain(before) && isPlain(after)) return shareRecord(before, after) as T;
  return after;
}
