import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import type { ApplyJob } from './apply-job.ts';
import type { ApplyEvent } from './apply-machine.ts';
import { NOW, STATES, words } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import {
  ADDRESS,
  after,
  AFTER,
  at,
  BEFORE,
  job,
  kinds,
  outcomeRead,
  read,
  requested,
  store,
} from './apply-reducer.mother.ts';

describe('a write', () => {
  it('samples the link and saves what it replaces first', () => {
    const step = after(at(STATES.idle), requested());
    expect(step.machine.state).toMatchObject({ kind: 'writing', mode: 'test' });
    expect(step.commands).toEqual([{ kind: 'sample-link' }, { kind: 'save-snapshot', attempt: 2, store }]);
  });

  it('a write is sent once that is saved, and once only', () => {
    const saved: ApplyEvent = { kind: 'snapshot-saved', attempt: 2 };
    const step = after(at(STATES.idle), requested(), saved);
    expect(step.commands).toEqual([{ kind: 'write', attempt: 2, job }]);
    expect(kinds(after(step.machine, requested()))).toEqual([]);
  });

  it('a write that moves the page asks first who is at the new address, and remembers somebody', () => {
    const asking = after(at(STATES.idle), requested({ newAddress: ADDRESS }));
    expect(asking.commands).toContainEqual({ kind: 'check-address', attempt: 2, address: ADDRESS });
    const step = after(asking.machine, { kind: 'address-checked', attempt: 2, isTaken: true });
    expect(step.machine.state).toMatchObject({ kind: 'writing', newAddressTaken: true });
    expect(kinds(step)).toEqual(['save-snapshot']);
  });

  it.each(['address-checked', 'snapshot-saved'] as const)(
    'a write that was given up is not sent by a late %s',
    kind => {
      const late = { kind, attempt: 1, isTaken: false } as ApplyEvent;
      expect(after(at(STATES.checking), late)).toEqual({ machine: at(STATES.checking), commands: [] });
    },
  );

  it('a write of what runs unsaved replaces nothing that is to be saved first', () => {
    const running: ApplyJob = { kind: 'running', store, replacing: undefined };
    const step = after(at(STATES.idle), requested({ job: running }));
    expect(step.machine).toMatchObject({ state: { mode: 'save' }, intended: { kind: 'running' } });
    expect(step.commands).toEqual([{ kind: 'write', attempt: 2, job: running }]);
  });

  it('a write of a backup saves what runs, where that was seen', () => {
    const config = ConfigText.parse(AFTER);
    const backup = { kind: 'backup', text: config, isUploaded: true } as const;
    const seen = after(at(STATES.idle), requested({ job: { ...backup, replacing: store } }));
    expect(kinds(seen)).toEqual(['save-snapshot']);
    expect(seen.machine.intended).toEqual({ kind: 'backup', config });
    expect(kinds(after(at(STATES.idle), requested({ job: { ...backup, replacing: undefined } })))).toEqual([
      'write',
    ]);
  });

  it('answers to an earlier write say nothing of this one', () => {
    const machine = at(STATES.writing);
    const old: ApplyEvent = { kind: 'refused', words, attempt: 0 };
    expect(after(machine, old).machine).toBe(machine);
    expect(after(machine, { ...old, attempt: 1 }).machine.state).toMatchObject({
      outcome: { kind: 'refused' },
    });
  });

  it('a write in test mode is remembered from when it was answered', () => {
    const answer = { kind: 'written', restartMs: 100_000, testMs: 240_000 } as const;
    const step = after(at(STATES.writing), { ...answer, attempt: 1 });
    expect(step.commands).toEqual([
      { kind: 'remember-test', since: NOW, endsAt: NOW + 240_000, sent: store },
    ]);
  });
});

describe('what came of it', () => {
  it('what came of it is remembered, with what was sent', () => {
    const step = after(at(STATES.writing), { kind: 'refused', words, attempt: 1 });
    expect(step.commands).toEqual([
      { kind: 'remember-outcome', from: STATES.writing, done: step.machine.state, sent: store },
    ]);
  });

  it('what came of it is looked at for lost changes after a restart, before it is remembered', () => {
    const step = after(at(STATES.restarting), outcomeRead(STATES.restarting, { read: read(BEFORE) }));
    expect(kinds(step).slice(-2)).toEqual(['restore-lost', 'remember-outcome']);
  });

  it('what came of it of a device that stays silent makes the tested changes pending again', () => {
    const waited: ApplyState = { ...STATES.ended, givenUpAt: NOW - 1 };
    expect(after(at(waited), { kind: 'ticked', isWatched: true }).commands).toMatchObject([
      { kind: 'note-test', found: 'reverted' },
      { kind: 'remember-outcome' },
    ]);
  });

  it.each([
    ['dismissed', { kind: 'dismissed' }],
    ['followed by a write', requested()],
  ] as const)('what came of it is forgotten once %s', (_, event) => {
    expect(kinds(after(at(STATES.done), event))).toContain('forget-outcome');
  });

  it('what came of it of somebody else leaves the past open', () => {
    const event: ApplyEvent = { kind: 'outcome-remembered', isOwn: false };
    expect(after(at(STATES.done, { isPreviousSettled: true }), event).machine.isPreviousSettled).toBe(false);
  });
});
