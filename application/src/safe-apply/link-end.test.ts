import { describe, expect, it } from 'vitest';
import type { ApplyResult } from './apply-result.ts';
import type { FollowedChange } from './followed-change.ts';
import { agreementOf, type LinkEnd, nextTestAt, outcomeOf, valuesRunBy } from './link-end.ts';

const WAITING: LinkEnd = { kind: 'waiting' };
const SAME: LinkEnd = { kind: 'same' };
const sent = (state: unknown): LinkEnd => ({ kind: 'sent', change: { state } as FollowedChange });
const over = (outcome: Partial<ApplyResult['outcome']>) => sent({ kind: 'done', outcome });

describe('valuesRunBy', () => {
  it.each([
    ['old values before anything was sent to the end', WAITING, 'old'],
    ['both where the end had the wanted values already', SAME, 'both'],
    ['new values after a change that was kept', over({ kind: 'kept' }), 'new'],
    ['new values after a restart with the change', over({ kind: 'rebooted', changed: true }), 'new'],
    ['old values after a restart without it', over({ kind: 'rebooted', changed: false }), 'old'],
    ['old values after a change that reverted', over({ kind: 'reverted' }), 'old'],
    ['unknown values of an end that fell silent', over({ kind: 'silent' }), 'unknown'],
    ['unknown values during the test', sent({ kind: 'testing' }), 'unknown'],
  ])('an end runs %s', (_, end, values) => {
    expect(valuesRunBy(end)).toBe(values);
  });
});

describe('agreementOf', () => {
  const CHANGED = { isChanged: true, isAsBefore: false };
  const AS_BEFORE = { isChanged: false, isAsBefore: true };
  const OPEN = { isChanged: false, isAsBefore: false };

  it.each([
    ['new', 'new', CHANGED],
    ['both', 'new', CHANGED],
    ['both', 'both', CHANGED],
    ['old', 'old', AS_BEFORE],
    ['old', 'both', AS_BEFORE],
    ['old', 'new', OPEN],
    ['unknown', 'new', OPEN],
    ['unknown', 'both', OPEN],
  ] as const)('ends that run %s and %s values have %o', (local, remote, agreement) => {
    expect(agreementOf(local, remote)).toEqual(agreement);
  });

  it('a local end that could not be sent its change is not reported as changed, though the remote end had it already', () => {
    expect(agreementOf(valuesRunBy(WAITING), valuesRunBy(SAME))).toEqual(AS_BEFORE);
  });
});

describe('outcomeOf', () => {
  it('an end that was not touched has no outcome', () => {
    expect([WAITING, SAME].map(outcomeOf)).toEqual([undefined, undefined]);
  });
});

describe('nextTestAt', () => {
  const NOW = 10_000_000;
  const ago = (minutes: number) => NOW - minutes * 60_000;

  it('the local end may be tested at once after one test', () => {
    expect(nextTestAt([ago(4)], NOW)).toBeUndefined();
  });

  it('the local end waits for a quarter of an hour after the first of two tests', () => {
    expect(nextTestAt([ago(9), ago(4)], NOW)).toBe(ago(9) + 900_000);
  });

  it('a test of more than a quarter of an hour ago, or of a clock that was set back, does not count', () => {
    expect(nextTestAt([ago(16), ago(4), ago(-1)], NOW)).toBeUndefined();
  });
});
