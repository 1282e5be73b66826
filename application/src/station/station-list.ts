import { type StationRow, matchesSearch, type SortDirection, sortStations } from '@radiolink/domain/station';
import { combine, createStore, type Event, sample, type Store } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type ListSort, tableColumn } from './list-choices.ts';
import type { StationNotes } from './station.port.ts';

/** A row of the list: a station that is connected, or one that was kicked here and is not back yet. */
export interface ListedStation extends StationRow {
  /** When it was missed after its kick, ms since the epoch: its readings are those of then. */
  readonly leftAt?: number;
}

/** How long a kicked station stays in the list. After that it is among the disconnected ones only. Project default. */
export const LEFT_STAYS_MS = 10 * 60_000;
/** A station that leaves so long after its kick leaves for another reason. */
const KICK_COUNTS_MS = 60_000;

/** The kicked stations by MAC, and when. */
export type KickedStations = ReadonlyMap<string, number>;

/**
 * The rows of the list: those present, then the kicked ones that are not back, each as it was last. Rows that did not
 * change keep their identity.
 */
export function withLeftStations(
  last: readonly ListedStation[],
  present: readonly StationRow[],
  kicked: KickedStations,
  now: number,
): readonly ListedStation[] {
  const there = new Set(present.map(({ key }) => key));
  const left = last.flatMap((row): readonly ListedStation[] => {
    if (there.has(row.key)) return [];
    if (row.leftAt !== undefined) return now - row.leftAt < LEFT_STAYS_MS ? [row] : [];
    const kickedAt = kicked.get(row.station.mac);
    return kickedAt !== undefined && now - kickedAt < KICK_COUNTS_MS ? [{ ...row, leftAt: now }] : [];
  });
  return left.length === 0 ? present : [...present, ...left];
}

/** The rows of all stations, worked out while the page is shown; parts that did not change keep their identity. */
export function rowsWhileOpen(
  status: Pick<StatusModel, '$links'>,
  $open: Store<boolean>,
): Store<readonly StationRow[] | null> {
  const $rows = createStore<readonly StationRow[] | null>(null);
  sample({
    clock: [status.$links, $open],
    source: { now: status.$links, last: $rows, open: $open },
    filter: ({ now, open }) => open && now !== null,
    // The rows that did not change are the same ones already.
    fn: ({ now, last }) => now?.rows ?? last,
    target: $rows,
  });
  return $rows;
}

/** Which stations are listed: all, those with a problem, or those that left. */
export type ListFilter = 'all' | 'problems' | 'gone';

/** The user's choices for the list. */
export interface ListView {
  readonly search: string;
  readonly filter: ListFilter;
  readonly sort: ListSort;
}

/** The listed stations. */
export interface StationList {
  readonly rows: readonly ListedStation[];
  /** The readings changed, and the rows are no longer in the requested order. */
  readonly outOfOrder: boolean;
  /** When the rows were last put in order, milliseconds since the epoch. */
  readonly sortedAt: number;
}

const EMPTY_LIST: StationList = { rows: [], outOfOrder: false, sortedAt: 0 };

/** Interval at which an untouched list is re-sorted, milliseconds. */
export const RESORT_INTERVAL_MS = 10_000;

/** Inputs of the next list. */
export interface ListInput {
  readonly rows: readonly ListedStation[];
  readonly view: ListView;
  readonly notes: StationNotes;
  /** The user reads or works in the list. */
  readonly held: boolean;
  readonly now: number;
}

interface StationListParts {
  readonly $rows: Store<readonly ListedStation[] | null>;
  readonly $view: Store<ListView>;
  readonly $notes: Store<StationNotes>;
  /** The user reads or works in the list. */
  readonly $held: Store<boolean>;
  /** Puts the rows in order now, as another view does. */
  readonly sortedAgain: readonly Event<void>[];
  readonly clock: Clock;
}

/** The listed stations, in order or each in its place. */
export function createStationList({
  $rows,
  $view,
  $notes,
  $held,
  sortedAgain,
  clock,
}: StationListParts): Store<StationList> {
  const $input = combine({ rows: $rows.map(rows => rows ?? []), view: $view, notes: $notes, held: $held });
  const $list = createStore<StationList>(EMPTY_LIST);
  sample({
    clock: [$view.updates, ...sortedAgain],
    source: $input,
    fn: source => sortedList({ ...source, now: clock.now() }),
    target: $list,
  });
  sample({
    clock: $rows.updates,
    source: { input: $input, last: $list },
    fn: ({ input, last }) => {
      const now = { ...input, now: clock.now() };
      return last === EMPTY_LIST ? sortedList(now) : stableList(last, now);
    },
    target: $list,
  });
  return $list;
}

/** The listed stations in the requested order. */
export function sortedList({ rows, view, notes, now }: ListInput): StationList {
  return { rows: wanted(rows, view, notes), outOfOrder: false, sortedAt: now };
}

/**
 * The list after a tick: every row keeps its place while its values change. A station that disconnected takes
 * its row along, and a new one is added at the end. Only a list that the user does not hold is re-sorted, and
 * not at each tick.
 */
export function stableList(last: StationList, input: ListInput): StationList {
  const sorted = wanted(input.rows, input.view, input.notes);
  const rested = !input.held && input.now - last.sortedAt >= RESORT_INTERVAL_MS;
  if (rested) return { rows: sorted, outOfOrder: false, sortedAt: input.now };
  const present = new Map(input.rows.map(row => [row.key, row]));
  const stayed = last.rows.flatMap(({ key }) => present.get(key) ?? []);
  const known = new Set(stayed.map(({ key }) => key));
  const rows = [...stayed, ...sorted.filter(({ key }) => !known.has(key))];
  return { rows, outOfOrder: !sameOrder(rows, sorted), sortedAt: last.sortedAt };
}

function wanted(
  rows: readonly ListedStation[],
  { search, filter, sort }: ListView,
  notes: StationNotes,
): readonly ListedStation[] {
  const found = rows.filter(
    row =>
      (filter !== 'problems' || hasProblem(row)) && matchesSearch(row, search, notes.get(row.station.mac)),
  );
  const direction: SortDirection = sort.direction;
  return sortStations(found, tableColumn(sort.by).sortBy ?? 'problem', direction);
}

/** True if a station needs attention: one that was kicked does what it was asked to. */
export function hasProblem({ verdict, leftAt }: ListedStation): boolean {
  return verdict.problem && leftAt === undefined;
}

function sameOrder(one: readonly ListedStation[], other: readonly ListedStation[]): boolean {
  return one.length === other.length && one.every((row, place) => row.key === other[place]?.key);
}
