import { describe, expect, it } from 'vitest';
import { readListChoices, USUAL_CHOICES, withColumn, withSort } from './list-choices.ts';

describe('how a person likes the list', () => {
  it('how a person likes the list is problems first until they choose', () => {
    expect(USUAL_CHOICES.sort).toEqual({ by: 'link', direction: 'ascending' });
  });

  it('how a person likes the list is read back as it was kept', () => {
    const choices = {
      columns: ['name', 'mac'],
      sort: { by: 'mac', direction: 'descending' },
      maximized: true,
    };
    expect(readListChoices(structuredClone(choices))).toEqual(choices);
  });

  it.each([undefined, null, 'x', 1, [], { columns: 'name', sort: { by: 'nothing' }, maximized: 'yes' }])(
    'how a person likes the list is as usual where %j was kept',
    stored => {
      expect(readListChoices(stored)).toEqual(USUAL_CHOICES);
    },
  );

  it('drops columns that are none and keeps the name', () => {
    expect(readListChoices({ columns: ['mac', '__proto__', 7] }).columns).toEqual(['name', 'mac']);
  });

  it('gains and loses a column in the order of the table', () => {
    const few = { ...USUAL_CHOICES, columns: ['name', 'mac'] as const };
    expect(withColumn(few, 'cinr').columns).toEqual(['name', 'cinr', 'mac']);
    expect(withColumn(few, 'mac').columns).toEqual(['name']);
    expect(withColumn(few, 'name').columns).toEqual(['name', 'mac']);
  });

  it('sorts by a column in its own direction first, then in the other', () => {
    const airtime = withSort(USUAL_CHOICES, 'airtime');
    expect(airtime.sort).toEqual({ by: 'airtime', direction: 'descending' });
    expect(withSort(airtime, 'airtime').sort.direction).toBe('ascending');
  });

  it('how a person likes the list does not sort by notes', () => {
    expect(withSort(USUAL_CHOICES, 'note')).toBe(USUAL_CHOICES);
  });
});
