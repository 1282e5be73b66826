import { describe, expect, it } from 'vitest';
import type { ApplyResult } from './apply-result.ts';
import type { FollowedChange } from './followed-change.ts';
import { agreementOf, type LinkEnd, outcomeOf, valuesRunBy } from './link-end.ts';

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
