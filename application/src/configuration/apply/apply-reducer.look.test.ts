import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { NOW, STATES, words } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import {
  after,
  AFTER,
  BEFORE,
  kinds,
  looked,
  looking,
  OTHER,
  outcomeRead,
  read,
  testing,
  unanswered,
} from './apply-reducer.mother.ts';

describe('a look', () => {
  it('a look that was about an earlier state changes nothing', () => {
    const step = after(looking(STATES.writing), looked({ asking: 'idle', test: testing(9) }));
    expect(step.machine.state).toBe(STATES.writing);
    expect(step.machine.watch.isLooking).toBe(false);
  });

  it('a look that fails tells that the device is silent', () => {
    const step = after(looking(STATES.testing), unanswered);
    expect(step.machine).toMatchObject({ state: { answering: false }, watch: { isLooking: false } });
  });

  it('joins the test of somebody else and reads what it tries', () => {
    const step = after(looking(STATES.idle), looked({ test: testing(100) }));
    expect(step.machine).toMatchObject({
      state: { kind: 'testing', startedHere: false },
      intended: undefined,
    });
    expect(step.commands).toEqual([{ kind: 'ask', about: 'joined-test' }]);
    const known = after(step.machine, { kind: 'answered', about: 'joined-test', read: read(OTHER) });
    expect(known.machine.intended).toEqual({ kind: 'same', config: ConfigText.parse(OTHER) });
    expect(known.machine.watch.isLooking).toBe(false);
    const failed = after(step.machine, { kind: 'unanswered', about: 'joined-test', words });
    expect(failed.machine).toMatchObject({ intended: undefined, watch: { isLooking: false } });
  });

  it('finds a test whose answer was lost', () => {
    const event = looked({ asking: 'checking', test: testing(200) });
    const step = after(looking(STATES.checking), event);
    expect(kinds(step)).toEqual(['note-test', 'remember-test']);
    expect(step.commands[0]).toEqual({ kind: 'note-test', found: 'running' });
    expect(step.machine.watch.isLooking).toBe(false);
  });

  it('follows the clock of the device', () => {
    const event = looked({ asking: 'testing', test: testing(120) });
    expect(after(looking(STATES.testing), event).commands).toEqual([
      { kind: 'remember-test-end', endsAt: NOW + 120_000 },
    ]);
    const same = looked({ asking: 'testing', test: testing(200) });
    expect(after(looking(STATES.testing), same).commands).toEqual([]);
  });

  it('a look at rest gives the editor what was read, and looks at what else is known', () => {
    const step = after(looking(STATES.idle), looked({ read: read(BEFORE) }));
    expect(step.commands).toEqual([
      { kind: 'take-configuration', read: read(BEFORE) },
      { kind: 'load-idle-context' },
    ]);
  });

  it.each(['checking', 'ended'] as const)(
    'a look without a test asks what the device runs while %s',
    asking => {
      const step = after(looking(STATES[asking]), looked({ asking }));
      expect(step.commands).toEqual([{ kind: 'ask', about: 'outcome', asking: STATES[asking] }]);
      expect(step.machine.watch.isLooking).toBe(true);
    },
  );
});

describe('the configuration that the device runs', () => {
  const asking = STATES.restarting;
  const event = outcomeRead(asking);

  it('settles what became of the change', () => {
    const step = after(looking(asking), event);
    expect(kinds(step)).toEqual(['note-test', 'take-configuration', 'restore-lost', 'remember-outcome']);
    expect(step.commands[0]).toEqual({ kind: 'note-test', found: ConfigText.parse(AFTER) });
    expect(step.machine).toMatchObject({
      state: { outcome: { kind: 'saved' } },
      watch: { isLooking: false },
    });
  });

  it('says nothing of what runs while a backup waits', () => {
    const step = after(looking(asking), outcomeRead(asking, { read: read(AFTER, true) }));
    expect(step.commands[0]).toEqual({ kind: 'note-test', found: 'reverted' });
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'unknown' } });
  });

  it('the configuration that the device runs was lost by a restart that came later', () => {
    const step = after(looking(asking), outcomeRead(asking, { read: read(BEFORE), uptimeSeconds: 5 }));
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
  });

  it('the configuration that the device runs of a device that does not say since when it is up is no restart', () => {
    const step = after(looking(asking), outcomeRead(asking, { uptimeSeconds: undefined }));
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'saved' } });
  });

  it('the configuration that the device runs is not believed when something happened meanwhile, or before the restart', () => {
    const other = looking({ ...asking });
    expect(after(other, event)).toEqual({
      machine: { ...other, watch: { ...other.watch, isLooking: false } },
      commands: [],
    });
    const early: ApplyState = { ...asking, wasSilent: false, since: NOW - 1000, until: NOW + 99_000 };
    expect(after(looking(early), outcomeRead(early)).machine.state).toBe(early);
  });

  it('the configuration that the device runs of a test is of before it, when the device started during the test', () => {
    const { ended } = STATES;
    const settled: ApplyState = { ...ended, since: NOW - 20_000, wasSilent: true };
    const step = after(looking(settled), outcomeRead(settled, { read: read(BEFORE), uptimeSeconds: 10 }));
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
  });
});
