import type { RadarLockout } from '@radiolink/domain/status';
import { createStore, type Store } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { StatusModel } from '../status/status.model.ts';

/** A channel that radar has shut, MHz. */
export interface ShutChannel {
  readonly centerMhz: number;
  readonly widthMhz: number | undefined;
  /** When it is available again, milliseconds since the epoch; undefined if not reported. */
  readonly until: number | undefined;
}

/** Tolerance of two computations of the same end, ms: responses are delayed, and seconds are whole. */
const SAME_END_MS = 5000;

/**
 * The channels blocked by radar, if the status reports them; their end keeps its value while the seconds
 * count down.
 */
export function radarLockouts(
  status: Pick<StatusModel, 'slice'>,
  clock: Clock,
): Store<readonly ShutChannel[]> {
  const $reported = status.slice(({ wireless }) => wireless.radarLockouts ?? null);
  return createStore<readonly ShutChannel[]>([]).on($reported, (known, reported) =>
    (reported ?? []).map(lockout => shutChannel(lockout, known, clock.now())),
  );
}

function shutChannel(
  { centerMhz, widthMhz, secondsLeft }: RadarLockout,
  known: readonly ShutChannel[],
  now: number,
): ShutChannel {
  const until = secondsLeft === undefined ? undefined : now + secondsLeft * 1000;
  const before = known.find(one => one.centerMhz === centerMhz && one.widthMhz === widthMhz)?.until;
  const isSame = until !== undefined && before !== undefined && Math.abs(until - before) < SAME_END_MS;
  return { centerMhz, widthMhz, until: isSame ? before : until };
}
