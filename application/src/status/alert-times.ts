import type { Notice } from '@radiolink/domain/notices';

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
