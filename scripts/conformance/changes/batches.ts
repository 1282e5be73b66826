import { V1 } from '../caller/caller.ts';
import type { Check } from '../check.ts';
import { at, valueIn } from '../checks/json-body.ts';
import { judgeAnswer } from '../checks/schemas.ts';
import { CALLS } from '../operations/contract.ts';
import { judged, missing } from '../verdict.ts';
import { differingKeys, readConfiguration } from './configuration.ts';

const COMPOSE = `${V1}/tools/compose`;
const NOWHERE = '/radiolink-conformance';

/** A batch whose first part changes something and whose second part fails. */
const undone: Check = {
  id: `changes/POST ${COMPOSE}`,
  subject: 'A batch of which a part fails is undone whole, and says which parts failed',
  needs: ['versioned', 'changes'],
  async run(context) {
    const call = CALLS.find(({ name }) => name === `POST ${COMPOSE}`);
    if (call === undefined) return missing('Nothing');
    const before = await readConfiguration(context);
    const requests = [
      { method: 'PUT', route: '/system', body: { hostname: 'radiolink-conformance' } },
      { method: 'GET', route: NOWHERE },
    ];
    const caller = await context.versioned();
    const answer = await caller.json('POST', COMPOSE, { requests, rollback: { onError: true } });
    const verdict = judgeAnswer(call, answer);
    if (verdict.verdict === 'missing') return verdict;
    const last = Number(at(valueIn(answer.text), 'responses.1.statusCode'));
    const after = await readConfiguration(context);
    return judged([
      ...(verdict.verdict === 'differs' ? verdict.how : []),
      last >= 400 ? undefined : `${NOWHERE}, which is nowhere, is answered with ${last} in a batch`,
      ...differingKeys(before, after).map(key => `${key} stays changed although the batch failed`),
    ]);
  },
};

export const batches: readonly Check[] = [undone];
