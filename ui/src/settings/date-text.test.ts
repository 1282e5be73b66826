import { assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownDate, writtenDate } from './date-text.ts';

describe('a date', () => {
  it('a date of the configuration is shown as month, day and year', () => {
    expect(shownDate('202503180000')).toBe('03/18/25');
  });

  it('a date of the field is written at midnight', () => {
    expect(writtenDate('3/18/25')).toBe('202503180000');
  });

  it.each(['', 'soon', '2025-03-18', '3/18/025', '20250318'])(
    'a date that is none stays as it is: %j',
    text => {
      expect(writtenDate(text)).toBe(text);
      expect(shownDate(text)).toBe(text);
    },
  );
});

describe('the date field', () => {
  it('keeps the time of day', () => {
    expect(shownDate('202503180830')).toBe('03/18/25 08:30');
    expect(writtenDate('03/18/25 08:30')).toBe('202503180830');
  });

  it('keeps another century', () => {
    expect(shownDate('199912310000')).toBe('12/31/1999');
    expect(writtenDate('12/31/1999')).toBe('199912310000');
  });

  it('takes a year of four digits', () => {
    expect(writtenDate('3/18/2025')).toBe('202503180000');
  });

  it('writes what it shows of any date and time', () => {
    assert(
      property(
        date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        moment => {
          const written = moment.toISOString().replaceAll(/\D/g, '').slice(0, 12);
          expect(writtenDate(shownDate(written))).toBe(written);
        },
      ),
    );
  });
});
