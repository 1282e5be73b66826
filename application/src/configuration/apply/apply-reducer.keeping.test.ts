import { describe, expect, it } from 'vitest';
import type { ApplyEvent, ApplyMachine } from './apply-machine.ts';
import { NOW, STATES, test as runningTest, words } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import {
  after,
  AFTER,
  at,
  BEFORE,
  draft,
  intended,
  kinds,
  looked,
  looking,
  OTHER,
  read,
  idleContextLoaded,
  testing,
} from './apply-reducer.mother.ts';

describe('keeping and reverting', () => {
  const keeping = after(at(STATES.testing), { kind: 'keep-requested' });

  it.each(['keep', 'revert'] as const)('%s asks first whether the test still runs', request => {
    const step = after(at(STATES.testing), { kind: `${request}-requested` });
    expect(step.commands).toEqual([{ kind: 'ask', about: 'request', request }]);
    const checked: ApplyEvent = { kind: 'answered', about: 'request', request, test: testing(9) };
    expect(after(step.machine, checked).commands).toEqual([{ kind: request }]);
  });

  it('keeping and reverting is done once, and not after the time', () => {
    expect(after(keeping.machine, { kind: 'revert-requested' }).commands).toEqual([]);
    const late = after(at(STATES.testing), { kind: 'keep-requested', at: runningTest.endsAt });
    expect(late.machine.state.kind).toBe('ended');
    expect(late.commands).toEqual([]);
  });

  const checked = { kind: 'answered', about: 'request', request: 'keep', test: testing() } as const;

  it('finds out what the device runs when the test is over already', () => {
    expect(after(keeping.machine, checked).machine.state).toMatchObject({ kind: 'ended', wanted: 'keep' });
  });

  it('keeping and reverting is not done when it is not wanted any more', () => {
    expect(after(at(STATES.testing), { ...checked, test: testing(9) }).commands).toEqual([]);
  });

  it('keeping and reverting is done for a request that came right before the end', () => {
    const short = after(at({ ...STATES.testing, endsAt: NOW + 5000 }), { kind: 'keep-requested' });
    const over = after(short.machine, { kind: 'ticked', isWatched: true, at: NOW + 5000 });
    expect(over.machine.state.kind).toBe('ended');
    expect(kinds(after(over.machine, { ...checked, test: testing(9) }))).toEqual(['keep']);
  });
});

describe('a question about a request that is not answered', () => {
  it.each([
    { about: 'request', request: 'keep' },
    { about: 'identity', request: 'keep', intended, secondsLeft: 9 },
  ] as const)('fails the request: $about', inquiry => {
    const keeping = after(looking(STATES.testing), { kind: 'keep-requested' }).machine;
    const step = after(keeping, { kind: 'unanswered', ...inquiry, words });
    expect(step.machine.state).toMatchObject({ request: undefined, failure: words, answering: true });
    expect(step.commands).toEqual([]);
  });
});

describe('a test after a sleep', () => {
  const slept = (state: ApplyState): ApplyMachine => {
    const machine = looking(state);
    return { ...machine, watch: { ...machine.watch, slept: true } };
  };
  const machine = slept(STATES.testing);
  const seen = {
    kind: 'answered',
    about: 'identity',
    request: undefined,
    intended,
    secondsLeft: 230,
    read: read(AFTER),
  } as const satisfies ApplyEvent;

  it('a test after a sleep is identified before it is followed on', () => {
    const step = after(machine, looked({ asking: 'testing', test: testing(230) }));
    expect(step.commands).toEqual([
      { kind: 'ask', about: 'identity', request: undefined, intended, secondsLeft: 230 },
    ]);
  });

  it('a test after a sleep is the same when the device runs what was sent', () => {
    const step = after(machine, seen);
    expect(step.machine.watch).toMatchObject({ slept: false, isLooking: false });
    expect(step.machine.state).toMatchObject({ startedHere: true });
  });

  it('a test after a sleep is another one when the device runs something else', () => {
    const step = after(machine, { ...seen, read: read(OTHER) });
    expect(step.commands).toContainEqual({ kind: 'note-test', found: 'reverted' });
    expect(step.machine).toMatchObject({
      state: { startedHere: false, endsAt: NOW + 230_000 },
      intended: { kind: 'same' },
      watch: { slept: false },
    });
  });

  it('a test after a sleep is followed on, and asked again later, when it could not be read', () => {
    const { read: _read, ...inquiry } = seen;
    const step = after(machine, { ...inquiry, kind: 'unanswered', words });
    expect(step.machine).toMatchObject({
      state: { kind: 'testing' },
      watch: { slept: true, isLooking: false },
    });
  });

  it('a test after a sleep is identified before it is kept, and then kept', () => {
    const keeping = after(machine, { kind: 'keep-requested' }).machine;
    const checked = after(keeping, {
      kind: 'answered',
      about: 'request',
      request: 'keep',
      test: testing(230),
    });
    expect(checked.commands).toMatchObject([{ kind: 'ask', about: 'identity', request: 'keep' }]);
    const known = { ...seen, request: 'keep' } as const;
    expect(kinds(after(keeping, known))).toEqual(['keep']);
    expect(kinds(after(keeping, { ...known, read: read(OTHER) }))).not.toContain('keep');
  });

  it('a test after a sleep is not kept when another answer found out meanwhile', () => {
    const keeping = after(machine, { kind: 'keep-requested' }).machine;
    const other = { ...keeping, intended: undefined };
    expect(kinds(after(other, { ...seen, request: 'keep' }))).not.toContain('keep');
  });
});

describe('what an earlier page left behind', () => {
  const tested = { since: NOW - 300_000, endsAt: NOW - 60_000 };
  it('what an earlier page left behind is settled once: the draft is offered', () => {
    const step = after(looking(STATES.idle), idleContextLoaded({}));
    expect(step.commands).toEqual([{ kind: 'offer-draft' }]);
    expect(step.machine).toMatchObject({ isPreviousSettled: true, watch: { isLooking: false } });
    expect(after(step.machine, idleContextLoaded({})).commands).toEqual([]);
  });

  it.each([{ memory: null }, { isConfigurationKnown: false }])('waits until it is known: %j', more => {
    expect(after(looking(STATES.idle), idleContextLoaded(more))).toMatchObject({
      machine: { isPreviousSettled: false, watch: { isLooking: false } },
      commands: [],
    });
  });

  it('asks how a test ended whose end nobody saw, once the status is known', () => {
    const memory = { test: tested };
    const step = after(looking(STATES.idle), idleContextLoaded({ memory }));
    expect(step.commands).toEqual([
      { kind: 'ask', about: 'left-behind', test: tested, bootedAt: NOW - 3_600_000 },
    ]);
    expect(step.machine.watch.isLooking).toBe(true);
    const early = after(looking(STATES.idle), idleContextLoaded({ memory, isStatusKnown: false }));
    expect(early.commands).toEqual([]);
    expect(early.machine.watch.isLooking).toBe(false);
  });

  it.each([
    [{}, { kind: 'unknown' }],
    [{ tested: true }, { kind: 'kept-elsewhere' }],
    [
      { tested: true, text: BEFORE },
      { kind: 'fell-back', linkFormed: true },
    ],
    [
      { tested: true, bootedAt: NOW - 100_000 },
      { kind: 'rebooted', changed: true },
    ],
    [{ tested: true, modified: true }, { kind: 'unknown' }],
  ])('tells how it ended: %j', (found, outcome) => {
    const {
      text = AFTER,
      modified = false,
      bootedAt = NOW - 3_600_000,
    } = found as {
      text?: string;
      modified?: boolean;
      bootedAt?: number;
    };
    const step = after(looking(STATES.idle), {
      kind: 'answered',
      about: 'left-behind',
      test: { ...tested, ...('tested' in found && { tested: draft }) },
      read: read(text, modified),
      bootedAt,
    });
    expect(step.machine).toMatchObject({
      state: { kind: 'done', outcome },
      isPreviousSettled: true,
      watch: { isLooking: false },
    });
    expect(kinds(step)).toEqual(['take-configuration', 'remember-outcome']);
  });

  it('shows an outcome that nobody closed, for ten minutes', () => {
    const outcome = { kind: 'saved' } as const;
    const fresh = after(
      looking(STATES.idle),
      idleContextLoaded({ memory: { outcome: { outcome, at: NOW - 599_000 } } }),
    );
    expect(fresh.machine.state).toEqual({ kind: 'done', at: NOW - 599_000, outcome });
    expect(kinds(fresh)).toEqual(['remember-outcome', 'offer-draft']);
    const old = after(
      looking(STATES.idle),
      idleContextLoaded({ memory: { outcome: { outcome, at: NOW - 600_000 } } }),
    );
    expect(old.machine.state.kind).toBe('idle');
    expect(kinds(old)).toEqual(['forget-outcome', 'offer-draft']);
  });

  it('tells that what ran unsaved was lost by a restart', () => {
    const memory = { unsavedSince: NOW - 5000 };
    const lost = idleContextLoaded({ memory, bootedAt: NOW - 1000 });
    expect(after(looking(STATES.idle), lost).machine.state).toMatchObject({ outcome: { kind: 'forgotten' } });
    expect(after(looking(STATES.done), lost).machine.state).toBe(STATES.done);
    for (const bootedAt of [null, NOW - 5000, NOW - 6000]) {
      const { machine } = after(looking(STATES.idle), idleContextLoaded({ memory, bootedAt }));
      expect(machine.state.kind).toBe('idle');
    }
  });
});
