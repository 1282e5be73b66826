import { message, type Problem } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** The time a change on trial has, seconds. */
export interface TrialTimes {
  /** Time until the device reverts automatically. */
  readonly testSeconds: number;
  /** The longest the radio takes to restart with the new channel. */
  readonly restartSeconds: number;
}

const UNKNOWN = '—';

/**
 * Reports why a channel cannot be tested. CAC and restart take longer than the test lasts, so the device would revert
 * before the link could come up. An equal duration is allowed. An invalid time cannot be met, and is shown as `—`.
 */
export function channelTestProblem(
  cacSeconds: number,
  { testSeconds, restartSeconds }: TrialTimes,
): Problem | undefined {
  const times = [cacSeconds, restartSeconds, testSeconds];
  const known = times.every(time => isWithin(time, PHYSICAL.amount));
  if (known && cacSeconds + restartSeconds <= testSeconds) return undefined;
  const key =
    'This channel cannot be tested: CAC takes {cac} s and the restart up to {restart} s, but a test ends after {test} s. Select another channel or apply without a test.';
  const [cac = UNKNOWN, restart = UNKNOWN, test = UNKNOWN] = times.map(time =>
    isWithin(time, PHYSICAL.amount) ? time : undefined,
  );
  return message(key, { cac, restart, test });
}
