import { V1 } from '../caller/caller.ts';
import { type Check, type Context, judged, missing, statusProblem, type Verdict } from '../check.ts';
import { at, type Json, objectIn, valueIn } from '../checks/json-body.ts';
import { differences } from '../operations/contract.ts';
import type { Answer } from '../wire/back-end.ts';
import { TEST_SECONDS, waitForEnd } from './test-mode.ts';

/** Path of the whole configuration. */
const PATH = `${V1}/system/airos/configuration`;
/** The name that is tested. */
const NAME = 'radiolink-conformance';

/** How long a device may be away after a write or a restart. */
const AWAY_MS = 300_000;

/** A test that was started: the configuration before it, the answer to the write, the name in use since. */
interface Started {
  readonly before: Json;
  readonly name: unknown;
  readonly written: Answer;
  readonly during: unknown;
}

/** Tests another name of the device. Undefined where it has no configuration to write. */
async function aTest(context: Context): Promise<Started | undefined> {
  const read = await (await context.versioned()).get(PATH);
  if (read.status === 404) return undefined;
  const before = objectIn(`GET ${PATH}`, read);
  const written = await write(context, renamed(before));
  return { before, name: at(before, 'system.hostname'), written, during: await readName(context) };
}

const renamed = (configuration: Json): Json => ({
  ...configuration,
  system: { ...Object(configuration['system']), hostname: NAME },
});

/** Writes a configuration as a test. */
async function write(context: Context, value: Json): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-test-mode': '1' };
  const caller = await context.versioned();
  return caller.send({ method: 'PUT', path: PATH, headers, body: JSON.stringify(value) });
}

/** The name of the device, also just after a write or a restart. */
async function readName(context: Context): Promise<unknown> {
  const answer = await context.line.until(async () => {
    const read = await (await context.versioned()).get(PATH);
    if (read.status === 401) context.forgetSessions();
    return read.status === 200 ? read : undefined;
  }, AWAY_MS);
  return answer && at(objectIn(`GET ${PATH}`, answer), 'system.hostname');
}

/** A check that starts a test, and judges what becomes of it. */
const testCheck = (
  id: string,
  subject: string,
  run: (context: Context, started: Started) => Promise<readonly (string | undefined)[]>,
): Check => ({
  id,
  subject,
  needs: ['versioned', 'changes'],
  async run(context): Promise<Verdict> {
    const started = await aTest(context);
    if (started === undefined) return missing('Settings pages (#/settings)');
    const inUse = started.during === NAME ? undefined : 'The tested configuration is not in use';
    return judged([inUse, ...(await run(context, started))]);
  },
});

const CONFIRM = `${PATH}/confirm`;
const COMPOSE = `${V1}/tools/compose`;
const GOING_DOWN_MS = 10_000;

const fallBack = testCheck(
  'test-mode/versioned-fall-back',
  'A test of the versioned API that is not confirmed falls back by itself',
  async (context, { name, written }) => {
    await waitForEnd(context);
    return [
      statusProblem(`PUT ${PATH}`, written, 200),
      ...differences(`PUT ${PATH}`, written),
      (await readName(context)) === name
        ? undefined
        : `system.hostname stays changed after ${TEST_SECONDS} s`,
    ];
  },
);

const stored = testCheck(
  'test-mode/versioned-keep',
  'A test of the versioned API that is confirmed stays after its time',
  async context => {
    const answer = await (await context.versioned()).json('POST', CONFIRM, {});
    await waitForEnd(context);
    return [
      statusProblem(`POST ${CONFIRM}`, answer, 200),
      ...differences(`POST ${CONFIRM}`, answer),
      (await readName(context)) === NAME ? undefined : 'It fell back although it was confirmed',
    ];
  },
);

/** No call reverts a test: the interface confirms it and writes what was before, in one batch. */
const revert = testCheck(
  'test-mode/versioned-revert',
  'A test shows its time, lets no other write in, and a batch that confirms it and writes what was before takes it back',
  async (context, { before, name }) => {
    const running = await (await context.versioned()).get(COMPOSE);
    const again = await write(context, before);
    const requests = [
      { method: 'POST', route: CONFIRM.slice(V1.length), body: {} },
      { method: 'PUT', route: PATH.slice(V1.length), body: before },
    ];
    const caller = await context.versioned();
    const batch = await caller.json('POST', COMPOSE, { requests, rollback: { onError: true } });
    const after = await readName(context);
    const ended = await (await context.versioned()).get(COMPOSE);
    return [
      ...timeProblems(running),
      statusProblem('A second write during the test', again, 409),
      ...differences(`PUT ${PATH}`, again),
      statusProblem(`POST ${COMPOSE}`, batch, 200),
      ...differences(`POST ${COMPOSE}`, batch),
      ...failedParts(batch),
      after === name ? undefined : 'system.hostname stays changed after the batch',
      at(valueIn(ended.text), 'status') === 'in_progress' ? 'The test goes on after the batch' : undefined,
    ];
  },
);

/** 404: the device tells no countdown, which the interface then does not show. */
function timeProblems(running: Answer): readonly (string | undefined)[] {
  if (running.status === 404) return [];
  const left = Number(at(valueIn(running.text), 'timeLeft'));
  return [
    statusProblem(`GET ${COMPOSE}`, running, 200),
    left > 0 && left <= TEST_SECONDS ? undefined : `\`timeLeft\` is ${left}, not 1 to ${TEST_SECONDS}`,
  ];
}

function failedParts(batch: Answer): readonly string[] {
  const parts = at(valueIn(batch.text), 'responses');
  return (Array.isArray(parts) ? parts : []).flatMap(part => {
    const status = Number(at(part, 'statusCode'));
    return status < 400 ? [] : [`${String(at(part, 'entity'))} in the batch: ${status} instead of 200`];
  });
}

/** The versioned API has no `nosave`: a test is what it does not store. */
const lostAtRestart = testCheck(
  'no-save/versioned-test-lost-at-restart',
  'What is tested by the versioned API is not stored: a restart loses it',
  async (context, { name }) => {
    const call = `${V1}/system/reboot`;
    const restart = await (await context.versioned()).json('POST', call, { timeout: 0 });
    context.forgetSessions();
    await context.line.time.wait(GOING_DOWN_MS);
    return [
      statusProblem(`POST ${call}`, restart, 200),
      (await readName(context)) === name ? undefined : 'system.hostname survives the restart',
    ];
  },
);

const withoutTest: Check = {
  id: 'test-mode/versioned-nothing-to-keep',
  subject: 'A confirmation without a test is refused: 409',
  needs: ['versioned', 'changes'],
  async run(context) {
    const answer = await (await context.versioned()).json('POST', CONFIRM, {});
    if (answer.status === 404) return missing('Keep after a test (#/settings)');
    return judged([statusProblem(`POST ${CONFIRM}`, answer, 409), ...differences(`POST ${CONFIRM}`, answer)]);
  },
};

export const versionedTest: readonly Check[] = [fallBack, stored, revert, withoutTest];
export const versionedNoSaving: readonly Check[] = [lostAtRestart];
