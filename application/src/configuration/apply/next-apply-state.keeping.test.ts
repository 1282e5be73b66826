import { describe, expect, it } from 'vitest';
import type { ApplyEvent, ApplyMachine } from './apply-machine.ts';
import { NOW, STATES, test as runningTest } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import { after, AFTER, at, BEFORE, kinds, looked, looking, OTHER, read } from './next-apply-state.mother.ts';

describe('keeping and reverting', () => {
  const keeping = after(at(STATES.testing), { kind: 'keep-requested', at: NOW });

  it.each(['keep', 'revert'] as const)('%s asks first whether the test still runs', request => {
    const step = after(at(STATES.testing), { kind: `${request}-requested`, at: NOW });
    expect(step.commands).toEqual([{ kind: 'check-test', request }]);
    const checked: ApplyEvent = { kind: 'test-checked', at: NOW, request, isTesting: true, secondsLeft: 9 };
    expect(after(step.machine, checked).commands).toEqual([{ kind: request }]);
  });

  it('is done once, and not after the time', () => {
    expect(after(keeping.machine, { kind: 'revert-requested', at: NOW }).commands).toEqual([]);
    const late = after(at(STATES.testing), { kind: 'keep-requested', at: runningTest.endsAt });
    expect(late.machine.state.kind).toBe('ended');
    expect(late.commands).toEqual([]);
  });

  const checked: ApplyEvent = {
    kind: 'test-checked',
    at: NOW,
    request: 'keep',
    isTesting: false,
    secondsLeft: undefined,
  };

  it('finds out what the device runs when the test is over already', () => {
    expect(after(keeping.machine, checked).machine.state).toMatchObject({ kind: 'ended', wanted: 'keep' });
  });

  it('is not done when it is not wanted any more', () => {
    expect(after(at(STATES.testing), { ...checked, isTesting: true }).commands).toEqual([]);
  });

  it('is done for a request that came right before the end', () => {
    const over = after(keeping.machine, { kind: 'second-passed', at: runningTest.endsAt });
    expect(kinds(after(over.machine, { ...checked, isTesting: true }))).toEqual(['keep']);
  });
});

describe('a test after a sleep', () => {
  const slept = (state: ApplyState): ApplyMachine => {
    const machine = looking(state);
    return { ...machine, watch: { ...machine.watch, slept: true } };
  };
  const { intended } = at(STATES.testing);
  const identified = (more: Partial<Extract<ApplyEvent, { kind: 'test-identified' }>>): ApplyEvent => ({
    kind: 'test-identified',
    at: NOW,
    request: undefined,
    intended,
    secondsLeft: 230,
    read: read(AFTER),
    ...more,
  });
  const machine = slept(STATES.testing);
  const seen = { ...identified({}), intended: machine.intended } as ApplyEvent;

  it('is identified before it is followed on', () => {
    const step = after(machine, looked({ asking: 'testing', isTesting: true, secondsLeft: 230 }));
    expect(step.commands).toEqual([
      { kind: 'identify-test', request: undefined, intended: machine.intended, secondsLeft: 230 },
    ]);
  });

  it('is the same when the device runs what was sent', () => {
    const step = after(machine, seen);
    expect(step.machine.watch).toMatchObject({ slept: false, isLooking: false });
    expect(step.machine.state).toMatchObject({ startedHere: true });
  });

  it('is another one when the device runs something else', () => {
    const step = after(machine, { ...seen, read: read(OTHER) } as ApplyEvent);
    expect(kinds(step)).toContain('test-fell-back');
    expect(step.machine).toMatchObject({
      state: { startedHere: false, endsAt: NOW + 230_000 },
      intended: { kind: 'same' },
      watch: { slept: false },
    });
  });

  it('is followed on, and asked again later, when it could not be read', () => {
    const step = after(machine, { ...seen, read: undefined } as ApplyEvent);
    expect(step.machine).toMatchObject({ state: { kind: 'testing' }, watch: { slept: true } });
  });

  it('is identified before it is kept, and then kept', () => {
    const keeping = after(machine, { kind: 'keep-requested', at: NOW }).machine;
    const checked = after(keeping, {
      kind: 'test-checked',
      at: NOW,
      request: 'keep',
      isTesting: true,
      secondsLeft: 230,
    });
    expect(kinds(checked)).toEqual(['identify-test']);
    const known = { ...seen, request: 'keep' } as ApplyEvent;
    expect(kinds(after(keeping, known))).toEqual(['keep']);
    expect(kinds(after(keeping, { ...known, read: read(OTHER) } as ApplyEvent))).not.toContain('keep');
  });

  it('is not kept when another answer found out meanwhile', () => {
    const keeping = after(machine, { kind: 'keep-requested', at: NOW }).machine;
    const other = { ...keeping, intended: undefined };
    expect(kinds(after(other, { ...seen, request: 'keep' } as ApplyEvent))).not.toContain('keep');
  });
});

describe('what an earlier page left behind', () => {
  const tested = { since: NOW - 300_000, endsAt: NOW - 60_000 };
  const known = (more: Partial<Extract<ApplyEvent, { kind: 'rest-known' }>>): ApplyEvent => ({
    kind: 'rest-known',
    at: NOW,
    memory: {},
    isConfigurationKnown: true,
    isStatusKnown: true,
    bootedAt: NOW - 3_600_000,
    ...more,
  });

  it('is settled once: the draft is offered', () => {
    const step = after(looking(STATES.idle), known({}));
    expect(step.commands).toEqual([{ kind: 'offer-draft' }]);
    expect(step.machine).toMatchObject({ isPastSettled: true, watch: { isLooking: false } });
    expect(after(step.machine, known({})).commands).toEqual([]);
  });

  it.each([{ memory: null }, { isConfigurationKnown: false }])('waits until it is known: %j', more => {
    expect(after(looking(STATES.idle), known(more))).toMatchObject({
      machine: { isPastSettled: false, watch: { isLooking: false } },
      commands: [],
    });
  });

  it('asks how a test ended whose end nobody saw, once the status is known', () => {
    const memory = { test: tested };
    const step = after(looking(STATES.idle), known({ memory }));
    expect(step.commands).toEqual([{ kind: 'read-left-behind', test: tested, bootedAt: NOW - 3_600_000 }]);
    expect(step.machine.watch.isLooking).toBe(true);
    const early = after(looking(STATES.idle), known({ memory, isStatusKnown: false }));
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
    const draft = {
      changes: [{ key: 'wireless.1.ssid', base: 'Ridge', mine: 'Barn' }],
      deletedSecretKeys: [],
      secretKeys: [],
    };
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
      kind: 'left-behind-read',
      at: NOW,
      test: { ...tested, ...('tested' in found && { tested: draft }) },
      read: read(text, modified),
      bootedAt,
    });
    expect(step.machine).toMatchObject({
      state: { kind: 'done', outcome },
      isPastSettled: true,
      watch: { isLooking: false },
    });
    expect(kinds(step)).toEqual(['take-configuration', 'remember-outcome']);
  });

  it('shows an outcome that nobody closed, for ten minutes', () => {
    const outcome = { kind: 'saved' } as const;
    const fresh = after(looking(STATES.idle), known({ memory: { outcome: { outcome, at: NOW - 599_000 } } }));
    expect(fresh.machine.state).toEqual({ kind: 'done', at: NOW - 599_000, outcome });
    expect(kinds(fresh)).toEqual(['remember-outcome', 'offer-draft']);
    const old = after(looking(STATES.idle), known({ memory: { outcome: { outcome, at: NOW - 600_000 } } }));
    expect(old.machine.state.kind).toBe('idle');
    expect(kinds(old)).toEqual(['forget-outcome', 'offer-draft']);
  });

  it('tells that what ran unsaved was lost by a restart', () => {
    const lost = known({ memory: { unsavedSince: NOW - 5000 }, bootedAt: NOW - 1000 });
    expect(after(looking(STATES.idle), lost).machine.state).toMatchObject({ outcome: { kind: 'forgotten' } });
    expect(after(looking(STATES.done), lost).machine.state).toBe(STATES.done);
    for (const bootedAt of [null, NOW - 5000, NOW - 6000]) {
      const { machine } = after(looking(STATES.idle), { ...lost, bootedAt } as ApplyEvent);
      expect(machine.state.kind).toBe('idle');
    }
  });
});
