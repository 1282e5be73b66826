import { message, type Problem } from '../errors/message.ts';

/** The time a change on trial has, seconds. */
export interface TrialTimes {
  /** Time until the device reverts automatically. */
  readonly testSeconds: number;
  /** The longest the radio takes to restart with the new channel. */
  readonly restartSeconds: number;
}

/**
 * Reports why a channel cannot be tested. CAC and restart take longer than the test lasts, so the device would revert
 * before the link could come up. An equal duration is allowed.
 */
export function channelTestProblem(
  cacSeconds: number,
  { testSeconds, restartSeconds }: TrialTimes,
): Problem | undefined {
  if (cacSeconds + restartSeconds <= testSeconds) return undefined;
  const key =
    'This channel cannot be tested: CAC takes {cac} s and the restart up to {restart} s, but a test ends after {test} s. Select another channel or apply without a test.';
  return message(key, { cac: cacSeconds, restart: restartSeconds, test: testSeconds });
}
