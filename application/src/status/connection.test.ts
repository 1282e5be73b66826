import { describe, expect, it } from 'vitest';
import { LOST, MISSING } from '../fetching/held-call.mother.ts';
import { type Connection, lastReceivedAt, nextConnection, type TimeEvent } from './connection.ts';
import type { StatusEvent } from './status.port.ts';
import { emptyStatus } from '@radiolink/domain/mothers';

const WAITING: Connection = { kind: 'waiting' };
const answer = (receivedAt: number): StatusEvent => ({
  kind: 'sample',
  status: emptyStatus(),
  receivedAt,
});
const failure = (failures: number, failedAt = 0, reason = LOST): StatusEvent => ({
  kind: 'failure',
  failure: reason,
  failedAt,
  failures,
  nextTryAt: 5000 * failures,
});
const passed = (at: number): TimeEvent => ({ kind: 'passed', at });
const resumed = (at: number): TimeEvent => ({ kind: 'resumed', at });
const after = (...events: readonly (StatusEvent | TimeEvent)[]) =>
  events.reduce<Connection>(nextConnection, WAITING);

describe('the connection of the page', () => {
  it('the connection of the page is live with the first answer', () => {
    expect(after(answer(7))).toEqual({ kind: 'live', receivedAt: 7 });
  });

  it('the connection of the page only ages with a missed poll, and reconnects after 5 s without an answer. reading 37', () => {
    expect(after(answer(7), failure(1, 1007))).toEqual({
      kind: 'ageing',
      receivedAt: 7,
      failure: LOST,
      failures: 1,
    });
    expect(after(answer(7), failure(1, 1007), failure(2, 5007, MISSING))).toEqual({
      kind: 'reconnecting',
      failure: MISSING,
      failures: 2,
      lastReceivedAt: 7,
    });
  });

  it('reconnects also while an answer is merely awaited', () => {
    expect(after(answer(7), passed(4000)).kind).toBe('live');
    expect(after(answer(7), passed(5007)).kind).toBe('reconnecting');
    expect(after(answer(7), failure(1, 1000), passed(5007))).toMatchObject({
      kind: 'reconnecting',
      failure: LOST,
      failures: 1,
    });
  });

  it('counts the silence from when the page began to ask again', () => {
    const hour = 3_600_000;
    expect(after(answer(7), resumed(hour), passed(hour + 4000)).kind).toBe('live');
    expect(after(answer(7), resumed(hour), failure(1, hour + 4000)).kind).toBe('ageing');
    expect(after(answer(7), resumed(hour), passed(hour + 5000))).toMatchObject({ lastReceivedAt: 7 });
  });

  it('the connection of the page has nothing to age before the first answer', () => {
    expect(after(passed(9000), resumed(9000))).toBe(WAITING);
    expect(after(failure(1)).kind).toBe('reconnecting');
  });

  it('the connection of the page is the same object while nothing changes', () => {
    const live = after(answer(7));
    expect(nextConnection(live, passed(1000))).toBe(live);
  });

  it('the connection of the page is live again with the next answer', () => {
    expect(after(answer(7), failure(1), answer(9))).toEqual({ kind: 'live', receivedAt: 9 });
  });
});

describe('the last answer', () => {
  it('the last answer is remembered through any number of failures', () => {
    expect(lastReceivedAt(after(answer(7), failure(1), failure(2), failure(3)))).toBe(7);
  });

  it('the last answer is none where none ever came', () => {
    expect(lastReceivedAt(WAITING)).toBeUndefined();
    expect(lastReceivedAt(after(failure(1)))).toBeUndefined();
  });

  it('the last answer is the newest one while answers come', () => {
    expect(lastReceivedAt(after(answer(7), answer(8)))).toBe(8);
  });
});
