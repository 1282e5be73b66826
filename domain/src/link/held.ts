/** A value that stays until another one has held for a while. Plain data. */
export interface Held<T> {
  readonly value: T;
  /** When the value was first shown, ms. */
  readonly since: number;
  /** Another value, and since when it leads. */
  readonly rival: { readonly value: T; readonly since: number } | undefined;
}

/** Time for which another value must lead, and minimum time of the shown value after its last change, ms. */
export interface Hold {
  readonly confirmMs: number;
  readonly holdMs: number;
  /** When anything shown together with the value changed last, ms. */
  readonly changedAt: number;
}

/** The held value after one more look: another one is shown after it led for `confirmMs` and what is shown stood for `holdMs`. */
export function nextHeld<T>(
  before: Held<T>,
  value: T,
  at: number,
  { confirmMs, holdMs, changedAt }: Hold,
  isSame: (one: T, other: T) => boolean = Object.is,
): Held<T> {
  if (isSame(value, before.value)) return { value, since: before.since, rival: undefined };
  const led = before.rival !== undefined && isSame(before.rival.value, value) ? before.rival.since : at;
  const confirmed = at - led >= confirmMs && at - changedAt >= holdMs;
  return confirmed
    ? { value, since: at, rival: undefined }
    : { value: before.value, since: before.since, rival: { value, since: led } };
}
