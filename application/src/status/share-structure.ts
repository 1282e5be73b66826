import type { Station, StationRow } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';

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

const NONE: readonly Station[] = [];

/**
 * The newer status, built from the parts of the older one that did not change. A station is the older one or the newer one as
 * a whole: its uptime alone differs at nearly every tick, and comparing each of its numbers would cost half of it.
 */
export function shareStatus(before: DeviceStatus | null, after: DeviceStatus): DeviceStatus {
  if (before === null) return after;
  const stations = sharedStations(before.wireless.stations, after.wireless.stations);
  const known = withStations(before, NONE);
  const shared = shareStructure(known, withStations(after, NONE));
  const isSameAir = shared.wireless === known.wireless && stations === before.wireless.stations;
  if (shared === known && isSameAir) return before;
  return { ...shared, wireless: isSameAir ? before.wireless : { ...shared.wireless, stations } };
}

const withStations = (status: DeviceStatus, stations: readonly Station[]): DeviceStatus => ({
  ...status,
  wireless: { ...status.wireless, stations },
});

function sharedStations(before: readonly Station[], after: readonly Station[]): readonly Station[] {
  const stations = after.map((station, place) => {
    const known = before[place];
    return known !== undefined && sameStructure(known, station) ? known : station;
  });
  const isSame = stations.length === before.length && stations.every((one, place) => one === before[place]);
  return isSame ? before : stations;
}

/**
 * The newer rows, with the older one for each station that did not change. Of a row that changed only the verdict keeps its
 * parts: figures are drawn from their values.
 */
export function shareRows(
  before: readonly StationRow[],
  after: readonly StationRow[],
): readonly StationRow[] {
  const isSameOrder = after.every(({ key }, place) => before[place]?.key === key);
  const known = isSameOrder ? undefined : new Map(before.map(row => [row.key, row]));
  const rows = after.map((row, place) =>
    sharedRow(known === undefined ? before[place] : known.get(row.key), row),
  );
  const isSame = rows.length === before.length && rows.every((row, place) => row === before[place]);
  return isSame ? before : rows;
}

function sharedRow(before: StationRow | undefined, after: StationRow): StationRow {
  if (before === undefined) return after;
  const verdict = shareStructure(before.verdict, after.verdict);
  // The status shares its stations already: another object is another station.
  const isSame =
    before.station === after.station &&
    before.verdict === verdict &&
    sameStructure(before.ends, after.ends) &&
    sameStructure(before.radios, after.radios);
  return isSame ? before : { ...after, verdict };
}
