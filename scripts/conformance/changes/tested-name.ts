import { V1 } from '../caller/caller.ts';
import type { Check } from '../check.ts';
import { at, type Json, objectIn } from '../checks/json-body.ts';
import type { Context } from '../context.ts';
import { judged, missing, type Verdict } from '../verdict.ts';
import type { Answer } from '../wire/back-end.ts';

/** Path of the whole configuration. */
export const PATH = `${V1}/system/airos/configuration`;
/** The name that is tested. */
export const NAME = 'radiolink-conformance';

/** How long a device may be away after a write or a restart. */
const AWAY_MS = 300_000;

/** A test that was started: the configuration before it, the answer to the write, the name in use since. */
export interface Started {
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
export async function write(context: Context, value: Json): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-test-mode': '1' };
  const caller = await context.versioned();
  return caller.send({ method: 'PUT', path: PATH, headers, body: JSON.stringify(value) });
}

/** The name of the device, also just after a write or a restart. */
export async function readName(context: Context): Promise<unknown> {
  const answer = await context.line.until(async () => {
    const read = await (await context.versioned()).get(PATH);
    if (read.status === 401) context.forgetSessions();
    return read.status === 200 ? read : undefined;
  }, AWAY_MS);
  return answer && at(objectIn(`GET ${PATH}`, answer), 'system.hostname');
}

/** A check that starts a test, and judges what becomes of it. */
export const testCheck = (
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
