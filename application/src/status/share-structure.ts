/** A plain object of JSON's kind: compared field by field. Anything else is compared by identity. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Both run at each tick over every reading of every station: they allocate only for what is new in part. */
function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const { length } = after;
  let same = before.length === length;
  let shared: unknown[] | undefined;
  for (let place = 0; place < length; place += 1) {
    const now = after[place];
    const was = before[place];
    if (Object.is(was, now)) continue;
    if (typeof now !== 'object' || now === null) {
      // A row of readings has no parts: one that is new makes it new.
      if (typeof now === 'number' && typeof after[length - 1] === 'number') return after;
      same = false;
      continue;
    }
    const part = shareStructure(was, now);
    if (!Object.is(part, was)) same = false;
    if (!Object.is(part, now)) {
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
  let keys = 0;
  let same = true;
  let shared: Record<string, unknown> | undefined;
  for (const key of Object.keys(after)) {
    keys += 1;
    const now = after[key];
    const was = before[key];
    if (Object.is(was, now)) {
      if (now === undefined && !Object.hasOwn(before, key)) same = false;
    } else if (typeof now !== 'object' || now === null) {
      same = false;
    } else {
      const part = shareStructure(was, now);
      if (!Object.is(part, was)) same = false;
      if (!Object.is(part, now)) {
        shared ??= { ...after };
        shared[key] = part;
      }
    }
  }
  if (same && keys === Object.keys(before).length) return before;
  return shared ?? after;
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

/** Whether two values of JSON's kind are equal. Ends at the first difference and allocates nothing new. */
export function sameStructure(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, place) => sameStructure(part, other[place]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && sameStructure(one[key], other[key]))
  );
}
