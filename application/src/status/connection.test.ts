import { describe, expect, it } from 'vitest';
import { LOST, MISSING } from '../fetching/held-call.mother.ts';
import { type Connection, lastReceivedAt, nextConnection } from './connection.ts';
import type { StatusEvent } from './status.port.ts';
import { emptyStatus } from '@radiolink/domain/mothers';

const WAITING: Connection = { kind: 'waiting' };
const answer = (receivedAt: number): StatusEvent => ({
  kind: 'sample',
  status: emptyStatus(),
  receivedAt,
  latencyMs: undefined,
});
const failure = (failures: number, reason = LOST): StatusEvent => ({
  kind: 'failure',
  failure: reason,
  failedAt: 0,
  failures,
  nextTryAt: 5000 * failures,
});
const after = (...events: readonly StatusEvent[]) => events.reduce(nextConnection, WAITING);

describe('the connection of the page', () => {
  it('is live with the first answer', () => {
    expect(after(answer(7))).toEqual({ kind: 'live', receivedAt: 7 });
  });

  it('has the reason, the number of failures and the next try of the newest failure', () => {
    expect(after(answer(7), failure(1), failure(2, MISSING))).toEqual({
      kind: 'reconnecting',
      failure: MISSING,
      failures: 2,
      nextTryAt: 10_000,
      lastReceivedAt: 7,
    });
  });

  it('is live again with the next answer', () => {
    expect(after(answer(7), failure(1), answer(9))).toEqual({ kind: 'live', receivedAt: 9 });
  });
});

describe('the last answer', () => {
  it('is remembered through any number of failures', () => {
    expect(lastReceivedAt(after(answer(7), failure(1), failure(2), failure(3)))).toBe(7);
  });

  it('is none where none ever came', () => {
    expect(lastReceivedAt(WAITING)).toBeUndefined();
    expect(lastReceivedAt(after(failure(1)))).toBeUndefined();
  });

  it('is the newest one while answers come', () => {
    expect(lastReceivedAt(after(answer(7), answer(8)))).toBe(8);
  });
});
