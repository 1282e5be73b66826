import type { Notice } from '@radiolink/domain/notices';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { SessionStore } from '../session/session-store.port.ts';

/** When an alert began. */
export interface AlertTime {
  /** When the page saw it first, ms since the epoch. */
  readonly since: number;
  /** It was there at the first look: it may have begun earlier. */
  readonly fromStart: boolean;
}

/** When each of the alerts that stand began, by its id. */
export type AlertTimes = ReadonlyMap<string, AlertTime>;

/**
 * The times after one more look at `at`, ms; `before` is null at the first, which has what is `remembered` of earlier
 * loads of the page. The same object while nothing began or ended.
 */
export function nextAlertTimes(
  before: AlertTimes | null,
  alerts: readonly Notice[],
  at: number,
  remembered?: AlertTimes,
): AlertTimes {
  const fromStart = before === null;
  const isSame = before !== null && alerts.length === before.size && alerts.every(({ id }) => before.has(id));
  if (isSame) return before;
  const known = before ?? remembered;
  return new Map(alerts.map(({ id }) => [id, known?.get(id) ?? { since: at, fromStart }]));
}

/**
 * Counters are compared with those of half a minute to a minute ago, so that an alert is shown long enough to
 * be read.
 */
const BASELINE_MS = 30_000;

type Counted = Pick<DeviceStatus, 'interfaces'>;

/** Earlier samples against which counters are seen to rise. */
export interface AlertBaseline {
  /** Reference for the newest sample; undefined until there is one. */
  readonly previous: Counted | undefined;
  readonly next: Counted | undefined;
  /** When `next` was received, milliseconds since the epoch. */
  readonly nextAt: number;
}

/** Nothing to compare with yet. */
export const NO_BASELINE: AlertBaseline = { previous: undefined, next: undefined, nextAt: 0 };

/** The baseline after one more sample. A clock that jumped back resets it. */
export function nextBaseline(
  baseline: AlertBaseline,
  { interfaces }: DeviceStatus,
  at: number,
): AlertBaseline {
  const { next, nextAt } = baseline;
  if (next === undefined || at < nextAt)
    return { previous: { interfaces }, next: { interfaces }, nextAt: at };
  return at - nextAt < BASELINE_MS ? baseline : { previous: next, next: { interfaces }, nextAt: at };
}

/**
 * When the alerts began that this tab saw last, over a reload of the page and another login. What is stored may be of
 * another version of the page: anything of another form is nothing.
 */
export function rememberedTimes(sessionStore: Pick<SessionStore, 'get'>): AlertTimes {
  try {
    const stored = JSON.parse(sessionStore.get('alert_times') ?? '') as readonly (readonly [
      string,
      AlertTime,
    ])[];
    return new Map(stored.filter(([, { since }]) => since > 0));
  } catch {
    return new Map();
  }
}
