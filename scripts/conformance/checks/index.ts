import { accounts } from '../changes/accounts.ts';
import { batches, prescans, refusedValues, rounds } from '../changes/calls.ts';
import { noSaving, testMode } from '../changes/test-mode.ts';
import { partial } from '../changes/partial.ts';
import { versionedNoSaving, versionedTest } from '../changes/versioned-test.ts';
import { type Check, judged, statusProblem } from '../check.ts';
import { clientHabits } from './client-habits.ts';
import { csrf } from './csrf.ts';
import { errors } from './errors.ts';
import { headers } from './headers.ts';
import { liveSocket } from './live-socket.ts';
import { neededFields } from './needed-fields.ts';
import { readOnly } from './read-only.ts';
import { schemas, judgeAnswer } from './schemas.ts';
import { sessions } from './sessions.ts';
import { spectrumSocket } from './spectrum-socket.ts';
import { timeOuts } from './time-outs.ts';
import { V1 } from '../caller/caller.ts';
import { valueIn } from './json-body.ts';
import { CALLS } from '../operations/contract.ts';
import { differingKeys, readConfiguration } from '../changes/configuration.ts';

/** Objects of the versioned API that are written as a whole. */
const WRITTEN = [
  '/services',
  '/interfaces',
  '/system',
  '/system/airos/configuration',
  '/system/airmax/configuration/network',
  '/system/airmax/configuration/wireless',
];

/** An object that is written as it was read: accepted, and nothing is another one afterwards. */
const asRead: readonly Check[] = WRITTEN.flatMap(route => {
  const path = `${V1}${route}`;
  const call = CALLS.find(({ name }) => name === `PUT ${path}`);
  if (call === undefined) return [];
  const check: Check = {
    id: `changes/${call.name}`,
    subject: `${call.name} takes what GET answers, and changes nothing by it`,
    needs: ['versioned', 'changes'],
    async run(context) {
      const caller = await context.versioned();
      const read = await caller.get(path);
      if (read.status === 404) return judgeAnswer(call, read);
      const before = await readConfiguration(context);
      const verdict = judgeAnswer(call, await caller.json('PUT', path, valueIn(read.text)));
      if (verdict.verdict === 'missing') return verdict;
      const after = await readConfiguration(context);
      return judged([
        statusProblem(`GET ${path}`, read, 200),
        ...(verdict.verdict === 'differs' ? verdict.how : []),
        ...differingKeys(before, after).map(key => `${key} is changed by it`),
      ]);
    },
  };
  return [check];
});

/** Every check in the order in which they are made: what ends sessions or restarts the device is last. */
export const CHECKS: readonly Check[] = [
  ...sessions,
  ...csrf,
  ...readOnly,
  ...errors,
  ...headers,
  ...schemas,
  ...neededFields,
  ...spectrumSocket,
  ...liveSocket,
  ...clientHabits,
  ...rounds,
  ...prescans,
  ...refusedValues,
  ...accounts,
  ...asRead,
  ...batches,
  ...partial,
  ...testMode,
  ...versionedTest,
  ...noSaving,
  ...versionedNoSaving,
  ...timeOuts,
];
