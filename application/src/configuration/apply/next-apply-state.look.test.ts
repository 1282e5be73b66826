import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import type { ApplyEvent } from './apply-machine.ts';
import { NOW, STATES } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import { after, AFTER, BEFORE, kinds, looked, looking, OTHER, read } from './next-apply-state.mother.ts';

describe('a look', () => {
  it('that was about an earlier state changes nothing', () => {
    const step = after(looking(STATES.writing), looked({ asking: 'idle', isTesting: true, secondsLeft: 9 }));
    expect(step.machine.state).toBe(STATES.writing);
    expect(step.machine.watch.isLooking).toBe(false);
  });

  it('that fails tells that the device is silent', () => {
    const step = after(looking(STATES.testing), { kind: 'look-failed', at: NOW });
    expect(step.machine).toMatchObject({ state: { answering: false }, watch: { isLooking: false } });
  });

  it('joins the test of somebody else and reads what it tries', () => {
    const step = after(looking(STATES.idle), looked({ isTesting: true, secondsLeft: 100 }));
    expect(step.machine).toMatchObject({
      state: { kind: 'testing', startedHere: false },
      intended: undefined,
    });
    expect(step.commands).toEqual([{ kind: 'read-joined-test' }]);
    const known = after(step.machine, { kind: 'joined-test-read', at: NOW, read: read(OTHER) });
    expect(known.machine.intended).toEqual({ kind: 'same', config: ConfigText.parse(OTHER) });
    expect(known.machine.watch.isLooking).toBe(false);
    const failed = after(step.machine, { kind: 'joined-test-read', at: NOW, read: undefined });
    expect(failed.machine.intended).toBeUndefined();
  });

  it('finds a test whose answer was lost', () => {
    const event = looked({ asking: 'checking', isTesting: true, secondsLeft: 200 });
    const step = after(looking(STATES.checking), event);
    expect(kinds(step)).toEqual(['test-found', 'remember-test']);
    expect(step.machine.watch.isLooking).toBe(false);
  });

  it('follows the clock of the device', () => {
    const event = looked({ asking: 'testing', isTesting: true, secondsLeft: 120 });
    expect(after(looking(STATES.testing), event).commands).toEqual([
      { kind: 'remember-test-end', endsAt: NOW + 120_000 },
    ]);
    const same = looked({ asking: 'testing', isTesting: true, secondsLeft: 200 });
    expect(after(looking(STATES.testing), same).commands).toEqual([]);
  });

  it('at rest gives the editor what was read, and looks at what else is known', () => {
    const step = after(looking(STATES.idle), looked({ read: read(BEFORE) }));
    expect(step.commands).toEqual([
      { kind: 'take-configuration', read: read(BEFORE) },
      { kind: 'consider-rest' },
    ]);
  });

  it.each(['checking', 'ended'] as const)('without a test asks what the device runs while %s', asking => {
    const step = after(looking(STATES[asking]), looked({ asking }));
    expect(step.commands).toEqual([{ kind: 'read-configuration', asking: STATES[asking] }]);
    expect(step.machine.watch.isLooking).toBe(true);
  });
});

describe('the configuration that the device runs', () => {
  const asking = STATES.restarting;
  const event: ApplyEvent = {
    kind: 'configuration-read',
    at: NOW,
    asking,
    read: read(AFTER),
    uptimeSeconds: 3600,
  };

  it('settles what became of the change', () => {
    const step = after(looking(asking), event);
    expect(kinds(step)).toEqual(['test-over', 'take-configuration', 'restore-lost', 'remember-outcome']);
    expect(step.machine).toMatchObject({
      state: { outcome: { kind: 'saved' } },
      watch: { isLooking: false },
    });
  });

  it('says nothing of what runs while a backup waits', () => {
    const step = after(looking(asking), { ...event, read: read(AFTER, true) });
    expect(kinds(step)[0]).toBe('test-fell-back');
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'unknown' } });
  });

  it('was lost by a restart that came later', () => {
    const step = after(looking(asking), { ...event, read: read(BEFORE), uptimeSeconds: 5 });
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
  });

  it('of a device that does not say since when it is up is no restart', () => {
    const step = after(looking(asking), { ...event, uptimeSeconds: undefined });
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'saved' } });
  });

  it('is not believed when something happened meanwhile, or before the restart', () => {
    const other = looking({ ...asking });
    expect(after(other, event)).toEqual({
      machine: { ...other, watch: { ...other.watch, isLooking: false } },
      commands: [],
    });
    const early: ApplyState = { ...asking, wasSilent: false, since: NOW - 1000, until: NOW + 99_000 };
    expect(after(looking(early), { ...event, asking: early }).machine.state).toBe(early);
  });

  it('of a test is of before it, when the device started during the test', () => {
    const { ended } = STATES;
    const settled: ApplyState = { ...ended, since: NOW - 20_000, wasSilent: true };
    const step = after(looking(settled), {
      ...event,
      asking: settled,
      read: read(BEFORE),
      uptimeSeconds: 10,
    });
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
  });
});
