import {
  type DisconnectedStation,
  farthestMetres,
  matchesDisconnectedSearch,
} from '@radiolink/domain/station';
import { stationTotal } from '@radiolink/domain/status';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type ListChoices, withColumn, withSort, type TableColumnId } from './list-choices.ts';
import type { ListChoicesPort, StationNotesPort, StationPort } from './station.port.ts';
import {
  createStationList,
  hasProblem,
  type ListedStation,
  type ListFilter,
  rowsWhileOpen,
  type StationList,
  withLeftStations,
} from './station-list.ts';
import { createStationKickModel, type StationKickModel } from './station-kick.model.ts';
import { createStationNotesModel, type StationNotesModel } from './station-notes.model.ts';
import {
  nextTrends,
  NO_TRENDS,
  type SignalTrends,
  type StationTrace,
  tracedStation,
} from './station-trace.ts';

export interface StationsModelPorts {
  readonly status: StatusModel;
  readonly session: Pick<SessionModel, '$user'>;
  readonly stationPort: StationPort;
  readonly notesPort: StationNotesPort;
  readonly choicesPort: ListChoicesPort;
  readonly clock: Clock;
}

/** Number of stations that each filter would list, ignoring the search. */
export interface StationCounts {
  readonly all: number;
  readonly problems: number;
  readonly gone: number;
}

/** The station whose details are shown next to the list. */
export interface SelectedStation {
  readonly row: ListedStation;
  /** When it was missed, ms since the epoch: the row is the last that was known of it. Null while it is connected. */
  readonly goneAt: number | null;
}

/** The stations of the device as a page lists, finds, opens, annotates and kicks them. */
export interface StationsModel extends StationNotesModel, StationKickModel {
  /** The page is shown, and left: the rows are computed only while it is shown. */
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  readonly searched: EventCallable<string>;
  readonly filtered: EventCallable<ListFilter>;
  readonly sortChosen: EventCallable<TableColumnId>;
  readonly columnToggled: EventCallable<TableColumnId>;
  readonly maximizedToggled: EventCallable<void>;
  /** Puts the rows in order now. */
  readonly sortedAgain: EventCallable<void>;
  /** The user reads or works in the list, so that its rows keep their places; or no longer does. */
  readonly held: EventCallable<boolean>;
  /** Opens the details of a station, by the key of its row; null closes them. */
  readonly selected: EventCallable<string | null>;

  /** Every station, those that were kicked and are not back among them; null until the device answered. */
  readonly $rows: Store<readonly ListedStation[] | null>;
  readonly $list: Store<StationList>;
  /** Largest distance of all stations, metres, whatever is searched; null while none is known. */
  readonly $farthestMetres: Store<number | null>;
  /** The stations that left and match the search, the last one first. */
  readonly $gone: Store<readonly DisconnectedStation[]>;
  readonly $counts: Store<StationCounts>;
  /** Stations that the device counts, which may be more than it lists. */
  readonly $counted: Store<number | null>;
  /** Length of the list as the device sent it, where only its beginning is listed. */
  readonly $sent: Store<number | null>;
  readonly $search: Store<string>;
  readonly $filter: Store<ListFilter>;
  readonly $choices: Store<ListChoices>;
  readonly $selected: Store<SelectedStation | null>;
  /** The signals of the selected station since it was selected; null without one. */
  readonly $trace: Store<StationTrace | null>;
  /** The signals of all stations while the page is shown. */
  readonly $trends: Store<SignalTrends>;
}

export const StationsModel: Token<StationsModel> = token<StationsModel>('StationsModel');

/** Makes the list of stations from the status, once. */
export function createStationsModel(ports: StationsModelPorts): StationsModel {
  const { status, session, choicesPort, clock } = ports;
  const shown = createEvent();
  const left = createEvent();
  const searched = createEvent<string>();
  const filtered = createEvent<ListFilter>();
  const sortChosen = createEvent<TableColumnId>();
  const columnToggled = createEvent<TableColumnId>();
  const maximizedToggled = createEvent();
  const sortedAgain = createEvent();
  const held = createEvent<boolean>();
  const selected = createEvent<string | null>();

  const notes = createStationNotesModel(status, ports.notesPort);
  const $open = createStore(false)
    .on(shown, () => true)
    .on(left, () => false);
  const $held = createStore(false)
    .on(held, (_, now) => now)
    .reset(left);
  const $search = createStore('').on(searched, (_, text) => text);
  const $filter = createStore<ListFilter>('all').on(filtered, (_, filter) => filter);
  const $choices = createStore(choicesPort.read())
    .on(sortChosen, withSort)
    .on(columnToggled, withColumn)
    .on(maximizedToggled, choices => ({ ...choices, maximized: !choices.maximized }));
  const saveFx = createEffect((choices: ListChoices) => choicesPort.save(choices));
  sample({ clock: $choices.updates, target: saveFx });

  const $present = rowsWhileOpen(status, $open);
  const kick = createStationKickModel(ports.stationPort, session.$user, $present, clock);
  const $rows = createStore<readonly ListedStation[] | null>(null);
  sample({
    clock: $present,
    source: { last: $rows, kicked: kick.$kicked },
    fn: ({ last, kicked }, rows) => rows && withLeftStations(last ?? [], rows, kicked, clock.now()),
    target: $rows,
  });
  const $view = combine({
    search: $search,
    filter: $filter,
    sort: $choices.map(({ sort }) => sort),
  });
  const $list = createStationList({
    $rows,
    $view,
    $notes: notes.$notes,
    $held,
    sortedAgain: [sortedAgain, shown],
    clock,
  });

  const $disconnected = status.slice(({ wireless }) => wireless.disconnected);
  const $gone = combine($disconnected, $search, (gone, text) =>
    (gone ?? [])
      .filter(station => matchesDisconnectedSearch(station, text))
      .toSorted((a, b) => (a.disconnectedSeconds ?? 0) - (b.disconnectedSeconds ?? 0)),
  );
  const $selected = selectedStation($rows, selected, left, clock);
  const $trace = createStore<StationTrace | null>(null).on($selected, (last, now) =>
    tracedStation(last, now, clock.now()),
  );
  const $trends = createStore(NO_TRENDS).on($present, (last, rows) =>
    nextTrends(last, rows ?? [], clock.now()),
  );
  const $all = combine($rows, rows => rows?.length ?? 0);
  const $problems = combine($rows, rows => rows?.filter(hasProblem).length ?? 0);

  return {
    ...notes,
    ...kick,
    shown,
    left,
    searched,
    filtered,
    sortChosen,
    columnToggled,
    maximizedToggled,
    sortedAgain,
    held,
    selected,
    $rows,
    $list,
    $farthestMetres: $rows.map(rows => farthestMetres(rows ?? []) ?? null),
    $gone,
    $counts: combine({
      all: $all,
      problems: $problems,
      gone: $disconnected.map(gone => gone?.length ?? 0),
    }),
    $counted: status.slice(stationTotal),
    $sent: status.slice(({ wireless }) => wireless.stationsSent ?? null),
    $search,
    $filter,
    $choices,
    $selected,
    $trace,
    $trends,
  };
}

/** The selected station as it is now, or as it was when it left. */
function selectedStation(
  $rows: Store<readonly ListedStation[] | null>,
  selected: EventCallable<string | null>,
  left: EventCallable<void>,
  clock: Clock,
): Store<SelectedStation | null> {
  const $selected = createStore<SelectedStation | null>(null).reset(left);
  sample({
    clock: selected,
    source: $rows,
    fn: (rows, key) => {
      const row = rows?.find(candidate => candidate.key === key);
      return row === undefined ? null : stationNow(row);
    },
    target: $selected,
  });
  sample({
    clock: $rows,
    source: $selected,
    filter: last => last !== null,
    fn: (last, rows) => (last === null ? null : followed(last, rows ?? [], clock.now())),
    target: $selected,
  });
  return $selected;
}

/** A station as its row says: there, or kicked and not back. */
function stationNow(row: ListedStation): SelectedStation {
  return { row, goneAt: row.leftAt ?? null };
}

function followed(last: SelectedStation, rows: readonly ListedStation[], now: number): SelectedStation {
  const row = rows.find(({ key }) => key === last.row.key);
  if (row === undefined) return last.goneAt !== null ? last : { row: last.row, goneAt: now };
  const next = stationNow(row);
  return row === last.row && next.goneAt === last.goneAt ? last : next;
}
