import { V1 } from '../caller/caller.ts';
import type { Check } from '../check.ts';
import { judgeAnswer } from '../checks/schemas.ts';
import { valueIn } from '../checks/json-body.ts';
import { CALLS } from '../operations/contract.ts';
import { judged, statusProblem } from '../verdict.ts';
import { differingKeys, readConfiguration } from './configuration.ts';

/** Objects of the versioned interface that are written as a whole. */
const WRITTEN = [
  '/services',
  '/interfaces',
  '/system',
  '/system/airos/configuration',
  '/system/airmax/configuration/network',
  '/system/airmax/configuration/wireless',
];

/** An object that is written as it was read: accepted, and nothing is another one afterwards. */
export const asRead: readonly Check[] = WRITTEN.flatMap(route => {
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
