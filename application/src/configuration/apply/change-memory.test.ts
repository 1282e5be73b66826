import { draftOf, EDITOR_STAMP, type RepositoryState } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import { createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ChangeMemory } from '../drafts/change-memory.port.ts';
import { notedMemory } from '../drafts/memory-note.ts';
import { NOW, STATES, test as running } from './apply-state.mother.ts';
import type { ApplyOutcome, ApplyState } from './apply-state.ts';
import {
  createUnsavedSince,
  isOtherEnd,
  isRemembered,
  externalChange,
  outcomeMemory,
  testNote,
} from './change-memory.ts';
import { store } from './apply-reducer.mother.ts';

const STAMP = '2026-06-01T12:00:00.000Z';
const words = message('The device says no.');
const own = { since: NOW - 40_000, endsAt: running.endsAt, tested: draftOf(store) };
const foreign: ApplyState = { ...STATES.ended, test: { ...running, startedHere: false } };

describe('a remembered test', () => {
  it.each([
    [0, true],
    [5000, true],
    [-5000, true],
    [5001, false],
    [-5001, false],
  ])('a remembered test is the running one where their ends are %i ms apart: %s', (apart, isSame) => {
    expect(isRemembered({ since: 0, endsAt: NOW }, { endsAt: NOW + apart })).toBe(isSame);
  });

  it('a remembered test has what is tested, without its secrets, and the link before it', () => {
    const before = { readings: 3 } as never;
    const memory: ChangeMemory = { unsavedSince: 5 };
    expect(notedMemory(memory, testNote({ since: 1, endsAt: 2, sent: store, before }))).toEqual({
      unsavedSince: 5,
      test: { since: 1, endsAt: 2, tested: draftOf(store), before },
    });
    expect(notedMemory({}, testNote({ since: 1, endsAt: 2, sent: undefined, before: null }))).toEqual({
      test: { since: 1, endsAt: 2 },
    });
  });

  it.each([
    [999, false],
    [1000, true],
    [-1000, true],
  ])('a remembered test has another end where the device reports one %i ms later: %s', (later, isOther) => {
    expect(isOtherEnd({ test: { since: 0, endsAt: NOW } }, NOW + later)).toBe(isOther);
  });

  it('takes the end that the device counts to; without a test nothing is noted', () => {
    const end = { kind: 'test-end', endsAt: 7 } as const;
    expect(notedMemory({ test: { since: 1, endsAt: 2 } }, end)).toEqual({ test: { since: 1, endsAt: 7 } });
    const memory = {};
    expect(notedMemory(memory, end)).toBe(memory);
    expect([isOtherEnd(memory, NOW), isOtherEnd(null, NOW)]).toEqual([false, false]);
  });
});

/** What is remembered after an outcome, of what was remembered before. */
function after(
  outcome: ApplyOutcome,
  remembered: ChangeMemory,
  { from = STATES.ended, saved = {} }: { from?: ApplyState; saved?: Readonly<Record<string, string>> } = {},
) {
  const { note, ...rest } = outcomeMemory({
    remembered,
    saved: new Map(Object.entries(saved)),
    from,
    done: { kind: 'done', at: NOW, outcome },
    sent: store,
  });
  return { memory: note && notedMemory(remembered, note), ...rest };
}

describe('an outcome', () => {
  it.each([
    { kind: 'kept' },
    { kind: 'saved' },
    { kind: 'kept-elsewhere' },
    { kind: 'rebooted', changed: true },
  ] as const)('%o ends the test and what was unsaved, and the changes sent are in force', outcome => {
    const { memory, draftRequest, isOwn } = after(outcome, { test: own, unsavedSince: 5, unsavedStamp: 'a' });
    expect(memory).toEqual({ outcome: { outcome, at: NOW } });
    expect([draftRequest, isOwn]).toEqual([{ sent: draftOf(store), isInForce: true }, true]);
  });

  it.each([
    { kind: 'fell-back', linkFormed: true },
    { kind: 'reverted' },
    { kind: 'reverted-elsewhere' },
    { kind: 'unknown' },
  ] as const)('%o ends the test, and leaves what was unsaved as it was', outcome => {
    const { memory, draftRequest } = after(outcome, { test: own, unsavedSince: 5, unsavedStamp: 'a' });
    expect(memory).toEqual({ unsavedSince: 5, unsavedStamp: 'a', outcome: { outcome, at: NOW } });
    expect(draftRequest).toEqual({ sent: draftOf(store), isInForce: false });
    expect(after(outcome, {}).memory).toEqual({ outcome: { outcome, at: NOW } });
  });

  it('an outcome that a restart undid is what the device has saved, and its changes are not in force', () => {
    const { memory, draftRequest } = after({ kind: 'rebooted', changed: false }, { unsavedSince: 5 });
    expect(memory).not.toHaveProperty('unsavedSince');
    expect(draftRequest?.isInForce).toBe(false);
  });

  it('an outcome of changes that are not saved is remembered with the stamp of their writer, and not shown again', () => {
    const from = { ...STATES.restarting, mode: 'no-save' } as const;
    const stamped = after({ kind: 'running-unsaved' }, {}, { from, saved: { [EDITOR_STAMP]: STAMP } });
    expect(stamped.memory).toEqual({ unsavedSince: NOW, unsavedStamp: STAMP });
    expect(stamped.draftRequest).toEqual({ sent: draftOf(store), isInForce: true });
    expect(after({ kind: 'running-unsaved' }, {}, { from }).memory).toEqual({ unsavedSince: NOW });
  });

  it('an outcome that the device forgot at a reboot is of no changes that were sent', () => {
    const { memory, draftRequest } = after({ kind: 'forgotten' }, { unsavedSince: 5 }, { from: STATES.idle });
    expect(memory).toEqual({ outcome: { outcome: { kind: 'forgotten' }, at: NOW } });
    expect(draftRequest).toEqual({ sent: undefined, isInForce: false });
  });

  it.each([
    { kind: 'refused', words },
    { kind: 'not-sent', words },
    { kind: 'not-testable', words },
    { kind: 'conflicts', count: 2 },
    { kind: 'silent', awaited: STATES.ended },
  ] as const)(
    '$kind leaves the test and the changes as they were, and replaces the outcome before',
    outcome => {
      const before = { test: own, outcome: { outcome: { kind: 'saved' }, at: 1 } } as const;
      const { memory, draftRequest, isOwn } = after(outcome, before);
      expect([memory, draftRequest, isOwn]).toEqual([{ test: own }, undefined, true]);
    },
  );

  it('an outcome with words of the device is shown once, and its changes are pending again', () => {
    const { memory, draftRequest } = after({ kind: 'not-written', words }, { test: own });
    expect(memory).toEqual({});
    expect(draftRequest).toEqual({ sent: draftOf(store), isInForce: false });
  });

  it('an outcome that was remembered by an earlier page changes nothing', () => {
    const outcome = { kind: 'saved' } as const;
    const { memory, draftRequest, isOwn } = after(outcome, { outcome: { outcome, at: 1 } });
    expect([memory, draftRequest, isOwn]).toEqual([undefined, undefined, true]);
    expect(after(outcome, { outcome: { outcome: { kind: 'saved' }, at: 1 } }).memory).toBeDefined();
  });

  it('an outcome of a test that an earlier page sent is of the changes remembered with it', () => {
    const { draftRequest } = after({ kind: 'kept-elsewhere' }, { test: own }, { from: STATES.idle });
    expect(draftRequest).toEqual({ sent: own.tested, isInForce: true });
    const joined = after({ kind: 'kept-elsewhere' }, { test: own }, { from: foreign });
    expect([joined.draftRequest?.sent, joined.isOwn]).toEqual([own.tested, true]);
  });

  it.each([
    ['ended', foreign],
    ['still running', { ...STATES.testing, startedHere: false } as ApplyState],
  ])('an outcome of another session, its test %s, leaves the test of this browser open', (_, from) => {
    const mine = { ...own, endsAt: running.endsAt + 60_000 };
    const { memory, draftRequest, isOwn } = after({ kind: 'kept-elsewhere' }, { test: mine }, { from });
    expect(memory).toMatchObject({ test: mine });
    expect([draftRequest?.sent, isOwn]).toEqual([undefined, false]);
  });

  it('an outcome of another session is of no changes where this browser tests none', () => {
    const { memory, draftRequest, isOwn } = after({ kind: 'kept-elsewhere' }, {}, { from: foreign });
    expect(memory).not.toHaveProperty('test');
    expect([draftRequest?.sent, isOwn]).toEqual([undefined, true]);
  });

  it('an outcome that was dismissed is forgotten, and nothing else', () => {
    const memory = { unsavedSince: 5, outcome: { outcome: { kind: 'saved' }, at: 1 } } as const;
    expect(notedMemory(memory, { kind: 'outcome-closed' })).toEqual({ unsavedSince: 5 });
  });
});

describe('an unsaved configuration', () => {
  const since = (unsavedSince: number | undefined, bootedAt: number | null) =>
    createUnsavedSince(
      createStore<ChangeMemory | null>(unsavedSince === undefined ? {} : { unsavedSince }),
      createStore(bootedAt),
    ).getState();

  it('lasts until the device restarts', () => {
    expect([since(NOW, NOW - 1), since(NOW, null)]).toEqual([NOW, NOW]);
    expect([since(NOW, NOW), since(NOW, NOW + 1), since(undefined, NOW)]).toEqual([null, null, null]);
    expect(createUnsavedSince(createStore(null), createStore(null)).getState()).toBeNull();
  });

  const state = (stamp: string | undefined, more: Partial<RepositoryState> = {}) =>
    ({
      store: { original: new Map(stamp === undefined ? [] : [[EDITOR_STAMP, stamp]]) },
      modified: false,
      ...more,
    }) as unknown as RepositoryState;
  const memory: ChangeMemory = { unsavedSince: 5, unsavedStamp: STAMP, draftAt: 1 };

  it('an unsaved configuration is unknown once another session has written', () => {
    const note = externalChange(memory, state('2026-07-01T12:00:00.000Z'));
    expect(note && notedMemory(memory, note)).toEqual({ draftAt: 1 });
    const theirs = new Map([[EDITOR_STAMP, 'another']]) as never;
    expect(externalChange(memory, state(STAMP, { disputed: { theirs } as never }))).toBeDefined();
  });

  it('an unsaved configuration that this browser has applied in the meantime stays', () => {
    const newer: ChangeMemory = { unsavedSince: 6, unsavedStamp: 'newer' };
    expect(notedMemory(newer, externalChange(memory, state('another'))!)).toBe(newer);
  });

  it.each([
    ['whose stamp is still there', memory, state(STAMP)],
    ['of which no stamp is remembered', { unsavedSince: 5 }, state('another')],
    ['while nothing is remembered', null, state('another')],
    ['before the configuration is read', memory, null],
    ['on a device that has no stamp', memory, state(undefined)],
    ['behind an uploaded backup', memory, state('another', { modified: true })],
    ['during a test', memory, state('another', { underTest: {} as never })],
  ])('%s is not taken for that of another session', (_, remembered, read) => {
    expect(externalChange(remembered, read)).toBeUndefined();
  });
});
