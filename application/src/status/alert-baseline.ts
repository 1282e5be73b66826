import type { DeviceStatus } from '@radiolink/domain/status';

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
