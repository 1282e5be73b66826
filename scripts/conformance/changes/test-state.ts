import { objectIn } from '../checks/json-body.ts';
import type { Context } from '../context.ts';

/** Longest test by the contract, seconds. */
export const TEST_SECONDS = 240;

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
