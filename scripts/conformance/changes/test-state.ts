import { objectIn } from '../checks/json-body.ts';
import type { Context } from '../context.ts';

/** Longest test by the contract, seconds. */
export const TEST_SECONDS = 240;

/** Beyond the end of a test: the device restarts what it changed. */
const GRACE_MS = 60_000;

/** Waits until a test that nobody confirms must have ended. */
export const waitForEnd = ({ line }: Context): Promise<void> =>
  line.time.wait(TEST_SECONDS * 1000 + GRACE_MS);

export interface TestState {
  readonly active: boolean;
  readonly secondsLeft: number;
}

/** State of a running test. Just after a write the device may be away. */
export async function readTest(context: Context): Promise<TestState> {
  const state = await context.line.until(async () => {
    const answer = await (await context.classic()).get('/test_mode.cgi');
    if (answer.status === 401 || answer.status === 403) context.forgetSessions();
    return answer.status === 200 ? objectIn('GET /test_mode.cgi', answer) : undefined;
  }, 60_000);
  return { active: state?.['active'] === 1, secondsLeft: Number(state?.['time_left'] ?? 0) };
}
