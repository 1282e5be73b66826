import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import { missingSide, otherSides } from './configuration-diff.model.ts';

const snapshot = (id: string, at: number): Snapshot => ({
  id,
  at,
  user: 'anna',
  changed: [],
  text: `vendor.x=${id}\n`,
  secretKeys: [],
});

describe('the configurations that this browser has', () => {
  it('the configurations that this browser has are its snapshots in their order, then the file', () => {
    const sides = otherSides([snapshot('9', 900), snapshot('8', 800)], null);
    expect(sides.map(({ id, at }) => [id, at])).toEqual([
      ['snapshot-9', 900],
      ['snapshot-8', 800],
      ['file', undefined],
    ]);
  });

  it('the configurations that this browser has have no secrets where they are snapshots, and those of a file', () => {
    const [stored, file] = otherSides([snapshot('9', 900)], { name: 'b.cfg', text: 'a=1\n' });
    expect(stored?.content).toMatchObject({ kind: 'there', secretless: true });
    expect(file?.content).toMatchObject({ kind: 'there', secretless: false });
    expect(file?.fileName).toBe('b.cfg');
  });

  it('say what to do where no file was chosen', () => {
    const [file] = otherSides([], null);
    expect(file?.content).toMatchObject({
      kind: 'unavailable',
      reason: { key: expect.stringContaining('Select') },
    });
  });

  it('say that an address names a snapshot that is gone', () => {
    expect(missingSide('snapshot-7')).toMatchObject({ id: 'snapshot-7', content: { kind: 'unavailable' } });
  });
});
