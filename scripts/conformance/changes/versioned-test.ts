import { V1 } from '../caller/caller.ts';
import type { Check } from '../check.ts';
import { judged, missing, statusProblem } from '../verdict.ts';
import { at, objectIn } from '../checks/json-body.ts';
import type { Context } from '../context.ts';
import { differences } from '../operations/contract.ts';
import { TEST_SECONDS } from './test-state.ts';

const PATH = `${V1}/system/airos/configuration`;
const NAME = 'radiolink-conformance';
const GRACE_MS = 60_000;

async function readName(context: Context): Promise<unknown> {
  const answer = await context.line.until(async () => {
    const read = await (await context.versioned()).get(PATH);
    if (read.status === 401) context.forgetSessions();
    return read.status === 200 ? read : undefined;
  }, GRACE_MS);
  return answer && at(objectIn(`GET ${PATH}`, answer), 'system.hostname');
}

/** Writes the name of the device as a test. */
async function test(context: Context, value: object) {
  const caller = await context.versioned();
  const headers = { 'content-type': 'application/json', 'x-test-mode': '1' };
  return caller.send({ method: 'PUT', path: PATH, headers, body: JSON.stringify(value) });
}

const fallBack: Check = {
  id: 'test-mode/versioned-fall-back',
  subject: 'A test of the versioned interface that is not confirmed falls back by itself',
  needs: ['versioned', 'changes'],
  async run(context) {
    const read = await (await context.versioned()).get(PATH);
    if (read.status === 404) return missing('Settings pages (#/settings)');
    const before = objectIn(`GET ${PATH}`, read);
    const name = at(before, 'system.hostname');
    const written = await test(context, {
      ...before,
      system: { ...Object(before['system']), hostname: NAME },
    });
    const during = await readName(context);
    await context.line.time.wait(TEST_SECONDS * 1000 + GRACE_MS);
    const after = await readName(context);
    return judged([
      statusProblem(`PUT ${PATH}`, written, 200),
      ...differences(`PUT ${PATH}`, written),
      during === NAME ? undefined : 'The tested configuration is not in use',
      after === name ? undefined : `system.hostname stays changed after ${TEST_SECONDS} s`,
    ]);
  },
};

const withoutTest: Check = {
  id: 'test-mode/versioned-nothing-to-keep',
  subject: 'A confirmation without a test is refused: 409',
  needs: ['versioned', 'changes'],
  async run(context) {
    const call = `${PATH}/confirm`;
    const answer = await (await context.versioned()).json('POST', call, {});
    if (answer.status === 404) return missing('Keep after a test (#/settings)');
    return judged([statusProblem(`POST ${call}`, answer, 409), ...differences(`POST ${call}`, answer)]);
  },
};

export const versionedTest: readonly Check[] = [fallBack, withoutTest];
