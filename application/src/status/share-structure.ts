/** A plain object of JSON's kind: compared field by field. Anything else is compared by identity. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Most parts are numbers: they are done without another call. */
function sharedPart(before: unknown, after: unknown): unknown {
  return typeof after === 'object' ? shareStructure(before, after) : after;
}

/** Both run at each tick over every reading of every station: they allocate only for what is new in part. */
function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length;
  let shared: unknown[] | undefined;
  for (let place = 0; place < after.length; place += 1) {
    const part = sharedPart(before[place], after[place]);
    if (!Object.is(part, before[place])) same = false;
    if (!Object.is(part, after[place])) {
      shared ??= [...after];
      shared[place] = part;
    }
  }
  return same ? before : (shared ?? after);
}

function shareRecord(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  let shared: Record<string, unknown> | undefined;
  for (const key of keys) {
    const part = sharedPart(before[key], after[key]);
    if (!Object.is(part, before[key]) || !Object.hasOwn(before, key)) same = false;
    if (!Object.is(part, after[key])) {
      shared ??= { ...after };
      shared[key] = part;
    }
  }
  return same ? before : (shared ?? after);
}

/**
 * The value of `after`, built from the very parts of `before` that did not change. A comparison by identity
 * (a store's slice, a memoised row) thus sees exactly the changes. Plain objects and arrays only; others are
 * taken as they are.
 */
export function shareStructure<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as T;
  if (isPlain(before) && isPlain(after)) return shareRecord(before, after) as T;
  return after;
}
