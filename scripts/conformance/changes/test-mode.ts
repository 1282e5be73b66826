import type { Check } from '../check.ts';
import type { Context } from '../context.ts';
import { judged, statusProblem } from '../verdict.ts';
import { differences } from '../operations/contract.ts';
import { objectIn } from '../checks/json-body.ts';
import { changed, differingKeys, isChanged, readConfiguration, writeConfiguration } from './configuration.ts';
import { readTest, TEST_SECONDS, waitForEnd } from './test-state.ts';

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
