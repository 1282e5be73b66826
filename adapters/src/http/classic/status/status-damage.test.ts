import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../../.config/drawn-sample.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { testClient } from '../../client/client.mother.ts';
import { cuts, drops, swaps, type WrongAnswer } from '../damage/damage.mother.ts';
import { AF60_HD } from '../fixtures/af60.ts';
import { AIROS6_ACCESS_POINT } from '../fixtures/airos6-access-point.ts';
import { AIROS8_ACCESS_POINT } from '../fixtures/airos8-access-point.ts';
import { AIROS871_STATION } from '../fixtures/airos871-station.ts';
import { capturedStatuses } from './captured-status.mother.ts';
import { mapStatus } from './status.mapper.ts';

const bodies = [
  { name: 'airOS 8', body: JSON.stringify(AIROS8_ACCESS_POINT) },
  { name: 'airOS 8.7.1', body: JSON.stringify(AIROS871_STATION) },
  { name: 'airOS 6', body: JSON.stringify(AIROS6_ACCESS_POINT) },
  { name: 'airFiber 60', body: JSON.stringify(AF60_HD) },
  ...capturedStatuses(),
];

/** Statuses whose fields are damaged in `npm test`: many have the fields of others. */
const DRAWN = 8;

/** The names of what the mapper stumbled over: it threw, or let a number through that is none. */
function stumbles(answers: Iterable<WrongAnswer>): readonly string[] {
  const found: string[] = [];
  for (const { name, value } of answers) {
    try {
      if (!isSound(mapStatus(value as never))) found.push(`${name}: not a number`);
    } catch (reason) {
      found.push(`${name}: ${String(reason)}`);
    }
  }
  return found;
}

function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isSound);
}

describe.each(sampleOf(bodies, DRAWN))('a damaged status: $name', ({ body }) => {
  it('is read without each of its fields', () => {
    expect(stumbles(drops(body))).toEqual([]);
  });

  it('is read with each field of another type', () => {
    expect(stumbles(swaps(body))).toEqual([]);
  });

  it('is unreadable when cut, and says so', async () => {
    let cut = '';
    const { client } = testClient({ fetch: async () => new Response(cut) });
    const reasons = new Set<unknown>();
    for (const damage of cuts(body.trimEnd())) {
      cut = damage.body;
      const failure = await failureOf(client.json((api, signal) => api.GET('/status.cgi', { signal })));
      reasons.add(failure?.kind === 'network' ? failure.reason : failure);
    }
    expect([...reasons]).toEqual(['malformed']);
  });
});
