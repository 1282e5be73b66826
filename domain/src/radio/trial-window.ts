import { message, type Problem } from '../errors/message.ts';

/** The time a change on trial has, seconds. */
export interface TrialTimes {
  /** Until the device falls back by itself. */
  readonly testSeconds: number;
  /** The longest the radio takes to restart with the new channel. */
  readonly restartSeconds: number;
}

/**
 * Says why a channel cannot be tried: listening for radar and restarting take longer than the test lasts, so the device
 * would fall back before the link could come up. Taking just as long is allowed.
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
