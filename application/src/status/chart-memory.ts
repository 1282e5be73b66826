import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';
import { combine, createEffect, createEvent, sample, type Store } from 'effector';
import { filter } from 'rxjs';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { emptyHistory, type History, laterBy } from './history.ts';

export interface ChartMemoryPorts {
  readonly sessionStore: SessionStore;
  readonly visibility: VisibilityPort;
}

/** The last two minutes of the charts over a reload of the page. */
export interface ChartMemory {
  /** The stored ticks of a chart, moved to now: the time without ticks is a gap. Empty where none are stored. */
  restored<Series extends string>(chart: string, names: readonly Series[]): History<Series>;
  /** Stores the charts whenever the page is hidden, which it is before it is left. */
  persist(charts: Readonly<Record<string, Store<History<string>>>>): void;
}

type Rows = Readonly<Record<string, readonly unknown[]>>;
const TIMES = 'times';

/** Made before the first tick; `now` in ms since the epoch. */
export function createChartMemory({ sessionStore, visibility }: ChartMemoryPorts, now: number): ChartMemory {
  const stored = parsed(sessionStore.get('charts'));
  return {
    restored: (chart, names) => restored(stored[chart], names, now),
    persist: charts => {
      const hidden = createEvent<boolean>();
      const saveFx = createEffect((histories: Readonly<Record<string, History<string>>>) =>
        sessionStore.set({ charts: storedText(histories) }),
      );
      sample({ clock: hidden, source: combine(charts), target: saveFx });
      // The page is also hidden when it reloads after a logout: nothing is stored past the session.
      const isLoggedIn = (): boolean => sessionStore.get('logged_in') === true;
      visibility.visible.pipe(filter(visible => !visible && isLoggedIn())).subscribe(hidden);
    },
  };
}

function storedText(histories: Readonly<Record<string, History<string>>>): string {
  const rows = Object.entries(histories).map(([chart, { times, series }]) => [
    chart,
    Object.fromEntries(
      Object.entries({ ...series, [TIMES]: times }).map(([name, row]) => [name, Array.from(row)]),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(rows));
}

/** What is stored may be of another version of the page: anything of another form is nothing. */
function parsed(text: string | undefined): Readonly<Record<string, Rows>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? (value as Record<string, Rows>) : {};
  } catch {
    return {};
  }
}

function restored<Series extends string>(
  rows: unknown,
  names: readonly Series[],
  now: number,
): History<Series> {
  const empty = emptyHistory(names);
  const times = isRecord(rows) ? numbers(rows[TIMES]) : undefined;
  const newest = times?.at(-1);
  if (!isRecord(rows) || times === undefined || newest === undefined || !(newest <= now)) return empty;
  const passed = Math.floor((now - newest) / GRAPH_INTERVAL_MS);
  if (passed >= GRAPH_TICKS) return empty;
  const series = names.map(name => [name, numbers(rows[name]) ?? empty.series[name]] as const);
  return laterBy({ times, series: Object.fromEntries(series) as Record<Series, Float64Array> }, passed);
}

/** A full row of ticks; undefined for anything else. A gap was stored as null. */
function numbers(row: unknown): Float64Array | undefined {
  if (!Array.isArray(row) || row.length !== GRAPH_TICKS) return undefined;
  return Float64Array.from(row, value => (typeof value === 'number' ? value : Number.NaN));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
