import { type Check, type Context, judged, statusProblem } from '../check.ts';
import { objectIn } from '../checks/json-body.ts';
import { differences } from '../operations/contract.ts';
import { changed, differingKeys, isChanged, readConfiguration, writeConfiguration } from './configuration.ts';

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

/** Starts a test. The configuration before it, the answer to the write, and what the device then says of the test. */
async function aTest(context: Context) {
  const before = await readConfiguration(context);
  const written = await writeConfiguration(context, changed(before), 'testmode');
  return { before, written, test: await readTest(context) };
}

const revert: Check = {
  id: 'test-mode/revert',
  subject: 'A test shows its time, lets no other write in, and a discard takes it back',
  needs: ['classic', 'changes'],
  async run(context) {
    const { before, written, test } = await aTest(context);
    const during = await readConfiguration(context);
    const again = objectIn('A second write', await writeConfiguration(context, before));
    const end = await (await context.classic()).post('/discard.cgi', { d: '0', testmode: 'yes' });
    const after = await readConfiguration(context);
    const left = await readTest(context);
    return judged([
      ...differences('POST /writecfg.cgi', written),
      test.active ? undefined : 'No test is active after a write with `testmode=yes`',
      test.secondsLeft > 0 && test.secondsLeft <= TEST_SECONDS
        ? undefined
        : `\`time_left\` is ${test.secondsLeft}, not 1 to ${TEST_SECONDS}`,
      isChanged(during) ? undefined : 'The tested configuration is not in use',
      again['ok'] === false ? undefined : 'A second write during the test is accepted',
      statusProblem('POST /discard.cgi', end, 200),
      ...differences('POST /discard.cgi', end),
      ...differingKeys(before, after).map(key => `${key} stays changed after the discard`),
      left.active ? 'The test is still active after the discard' : undefined,
    ]);
  },
};

const fallBack: Check = {
  id: 'test-mode/fall-back',
  subject: 'A test that is not confirmed falls back by itself, within its time',
  needs: ['classic', 'changes'],
  async run(context) {
    const { before } = await aTest(context);
    await waitForEnd(context);
    const after = await readConfiguration(context);
    const { active } = await readTest(context);
    return judged([
      active ? `The test is still active after ${TEST_SECONDS} s` : undefined,
      ...differingKeys(before, after).map(key => `${key} stays changed after ${TEST_SECONDS} s`),
    ]);
  },
};

const applied: Check = {
  id: 'test-mode/keep',
  subject: 'A test that is applied stays after its time',
  needs: ['classic', 'changes'],
  async run(context) {
    await aTest(context);
    const answer = await (await context.classic()).post('/apply.cgi', { apply: 'yes' });
    await waitForEnd(context);
    return judged([
      statusProblem('POST /apply.cgi', answer, 200),
      ...differences('POST /apply.cgi', answer),
      isChanged(await readConfiguration(context)) ? undefined : 'It fell back although it was applied',
    ]);
  },
};

export const testMode: readonly Check[] = [revert, fallBack, applied];

const GOING_DOWN_MS = 10_000;

const noSave: Check = {
  id: 'no-save/lost-at-restart',
  subject: 'What is written with `nosave=yes` is in use, and is lost at the next restart',
  needs: ['classic', 'changes'],
  async run(context) {
    const before = await readConfiguration(context);
    await writeConfiguration(context, changed(before), 'nosave');
    const during = await readConfiguration(context);
    const restart = await (await context.classic()).post('/reboot.cgi', { reboot: 'yes' });
    context.forgetSessions();
    await context.line.time.wait(GOING_DOWN_MS);
    const after = await readConfiguration(context);
    return judged([
      isChanged(during) ? undefined : 'What was written is not in use',
      statusProblem('POST /reboot.cgi', restart, 200, 202, 204),
      ...differingKeys(before, after).map(key => `${key} survives the restart`),
    ]);
  },
};

export const noSaving: readonly Check[] = [noSave];
