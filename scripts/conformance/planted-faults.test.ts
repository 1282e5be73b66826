import { describe, expect, it } from 'vitest';
import { runChecks } from './run.ts';
import { everything } from './testing/accounts.ts';
import { FAULTS, notRestored } from './testing/faults/index.ts';
import { virtualWorld } from './testing/virtual-back-end.ts';
import type { BackEnd } from './wire/back-end.ts';
import { Line } from './wire/line.ts';

const PROFILE = 'ap-ptmp';

/** The report of one check alone. */
function reportOf(finds: string, plant: (world: ReturnType<typeof virtualWorld>) => BackEnd) {
  const world = virtualWorld({ profile: PROFILE });
  return runChecks(new Line(plant(world), world.time), everything(PROFILE), ({ id }) => id === finds);
}

describe('a planted fault', () => {
  it('is of at least thirty kinds, each with its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(FAULTS.map(fault => [fault.name, fault] as const))('is found: %s', async (_name, fault) => {
    const found = await reportOf(fault.finds, world => fault.plant(world));
    expect(found.results.map(({ id, outcome }) => [id, outcome.verdict])).toEqual([[fault.finds, 'differs']]);
  });

  it('is what differs: without one every check that finds one holds', async () => {
    const { backEnd, time } = virtualWorld({ profile: PROFILE });
    const { results } = await runChecks(new Line(backEnd, time), everything(PROFILE));
    const held = new Set(results.filter(({ outcome }) => outcome.verdict === 'holds').map(({ id }) => id));
    expect(FAULTS.filter(({ finds }) => !held.has(finds))).toEqual([]);
  });

  it('that keeps a change in place is told as what was left, and ends the changes', async () => {
    const world = virtualWorld({ profile: PROFILE });
    const { left, results } = await runChecks(
      new Line(notRestored.plant(world), world.time),
      everything(PROFILE),
      ({ id }) => id.startsWith('test-mode/') || id.startsWith('no-save/'),
    );
    expect(left).toEqual(['snmp.contact is not as it was before the run']);
    expect(results.map(({ id }) => id)).toEqual(['test-mode/revert']);
  });
});
