import { describe, expect, it } from 'vitest';
import { type FilledSource, foundGroups } from './found-entries.ts';

const entry = (label: string, keywords: readonly string[] = []) => ({
  id: label,
  label,
  keywords,
  run: () => undefined,
});
const source = (id: string, listed: boolean, labels: readonly string[]): FilledSource => ({
  source: { id, heading: id, listed, entries: () => [] },
  entries: labels.map(label => entry(label)),
});
const FILLED = [
  source('pages', true, ['Dashboard', 'Stations']),
  source('settings', false, ['Station name', 'Channel width']),
];
const found = (typed: string) =>
  foundGroups(FILLED, typed).map(({ id, entries }) => [id, ...entries.map(({ label }) => label)]);

describe('the palette', () => {
  it('lists the pages before anything is typed, not every setting', () => {
    expect(found('')).toEqual([['pages', 'Dashboard', 'Stations']]);
  });

  it('finds in every source', () => {
    expect(found('stat')).toEqual([
      ['pages', 'Stations'],
      ['settings', 'Station name'],
    ]);
  });

  it('puts the source of the best entry first', () => {
    expect(found('width')).toEqual([['settings', 'Channel width']]);
  });

  it('finds nothing where nothing fits', () => {
    expect(found('zzz')).toEqual([]);
  });

  it('shows no more of a source than can be looked over', () => {
    const many = source(
      'many',
      true,
      Array.from({ length: 40 }, (_, place) => `Entry ${place}`),
    );
    expect(foundGroups([many], '')[0]?.entries).toHaveLength(12);
  });
});
