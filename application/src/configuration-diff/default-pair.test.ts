import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { defaultPair } from './diff-side.ts';
import type { DiffSide, DiffSideId } from './diff-side.ts';

const there = (id: DiffSideId): DiffSide => ({
  id,
  content: { kind: 'there', config: ConfigText.parse(''), secretless: false },
});
const AT_REST = { pending: 0, testing: false, snapshots: [] };
const pairOf = (ids: readonly DiffSideId[], facts: Partial<Parameters<typeof defaultPair>[1]> = {}) => {
  const { from, to } = defaultPair(ids.map(there), { ...AT_REST, ...facts });
  return `${from} to ${to}`;
};

describe('the sides that are compared until the user chooses', () => {
  it('the sides that are compared until the user chooses are what runs and what is saved, where nothing else is there', () => {
    expect(pairOf(['running', 'saved'])).toBe('running to saved');
    expect(pairOf([])).toBe('running to saved');
  });

  it('the sides that are compared until the user chooses are what runs and an uploaded backup, before everything else', () => {
    const everything = { pending: 2, testing: true, snapshots: [{ id: '1' }] };
    expect(pairOf(['staged', 'saved', 'file'], everything)).toBe('running to staged');
  });

  it('the sides that are compared until the user chooses are what was saved and what is under test, where the saved one is known', () => {
    expect(pairOf(['saved', 'running'], { testing: true, pending: 3 })).toBe('saved to running');
  });

  it('the sides that are compared until the user chooses are not the changes under test where the saved one is unknown', () => {
    expect(pairOf(['running', 'file'], { testing: true, pending: 3 })).toBe('running to file');
    expect(pairOf(['running'], { testing: true, pending: 3 })).toBe('running to saved');
  });

  it('the sides that are compared until the user chooses are what runs and the pending changes, before a file or a snapshot', () => {
    expect(pairOf(['running', 'file'], { pending: 1, snapshots: [{ id: '1' }] })).toBe('running to edited');
  });

  it('the sides that are compared until the user chooses are what runs and an opened file, before a snapshot', () => {
    expect(pairOf(['running', 'file'], { snapshots: [{ id: '1' }] })).toBe('running to file');
  });

  it('the sides that are compared until the user chooses are the newest snapshot and what runs', () => {
    expect(pairOf(['running'], { snapshots: [{ id: '9' }, { id: '8' }] })).toBe('snapshot-9 to running');
  });
});
