import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { runChecks } from './run.ts';
import { everything } from './testing/accounts.ts';
import type { Fault } from './testing/faults/fault.ts';
import { FAULTS, notRestored, notRestoredVersioned } from './testing/faults/index.ts';
import { virtualWorld } from './testing/virtual-back-end.ts';
import { Line } from './wire/line.ts';

const PROFILE = 'ap-ptmp';

/** The report of one check alone. */
function reportOf({ finds, profile = PROFILE, plant }: Fault) {
  const world = virtualWorld({ profile });
  return runChecks(new Line(plant(world), world.time), everything(profile), ({ id }) => id === finds);
}

describe('a planted fault', () => {
  it('a planted fault is of at least thirty kinds, each with its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(sampleOf(FAULTS, 8).map(fault => [fault.name, fault] as const))(
    'a planted fault is found: %s',
    async (_name, fault) => {
      const found = await reportOf(fault);
      expect(found.results.map(({ id, outcome }) => [id, outcome.verdict])).toEqual([
        [fault.finds, 'differs'],
      ]);
    },
  );

  it('a planted fault is what differs: without one every check that finds one holds', async () => {
    const { backEnd, time } = virtualWorld({ profile: PROFILE });
    const { results } = await runChecks(new Line(backEnd, time), everything(PROFILE));
    const held = new Set(results.filter(({ outcome }) => outcome.verdict === 'holds').map(({ id }) => id));
    expect(FAULTS.filter(({ finds }) => !held.has(finds))).toEqual([]);
  });

  it.each([
    [notRestored, PROFILE, 'test-mode/revert', 'snmp.contact is not as it was before the run'],
    [
      notRestoredVersioned,
      'wave',
      'test-mode/versioned-fall-back',
      'hostname is not as it was before the run',
    ],
  ])(
    'a planted fault that keeps a change in place is told as what was left, and ends the changes: $name',
    async ({ plant }, profile, first, what) => {
      const world = virtualWorld({ profile });
      const { left, results } = await runChecks(
        new Line(plant(world), world.time),
        everything(profile),
        ({ id }) => id.startsWith('test-mode/') || id.startsWith('no-save/'),
      );
      expect(left).toEqual([what]);
      expect(results.filter(({ outcome }) => outcome.verdict !== 'skipped').map(({ id }) => id)).toEqual([
        first,
      ]);
    },
  );

  it('a planted fault that keeps an account in place is told as what was left', async () => {
    const fault = FAULTS.find(({ name }) => name === 'an account stays after its removal')!;
    const { left } = await reportOf(fault);
    expect(left).toContain('The account conformance was added and is still there');
  });
});

describe('a run that is stopped', () => {
  it('ends after its check, and restores what that changed', async () => {
    const world = virtualWorld({ profile: PROFILE });
    const stopping = new AbortController();
    const watched: typeof world.backEnd = {
      ...world.backEnd,
      send(sent, limits) {
        if (sent.path === '/apply.cgi') stopping.abort();
        return world.backEnd.send(sent, limits);
      },
    };
    const { results, left } = await runChecks(
      new Line(watched, world.time),
      { ...everything(PROFILE), stop: stopping.signal },
      ({ id }) => id.startsWith('test-mode/'),
    );
    expect(results.map(({ id }) => id)).toEqual([
      'test-mode/revert',
      'test-mode/fall-back',
      'test-mode/keep',
    ]);
    expect(left).toEqual([]);
  });
});
