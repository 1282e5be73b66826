import { describe, expect, it } from 'vitest';
import { shownDate, writtenDate } from './date-text.ts';

describe('a date', () => {
  it('of the configuration is shown as month, day and year', () => {
    expect(shownDate('202503180000')).toBe('03/18/25');
  });

  it('of the field is written at midnight', () => {
    expect(writtenDate('3/18/25')).toBe('202503180000');
  });

  it.each(['', 'soon', '2025-03-18', '3/18/2025'])('that is none stays as it is: %j', text => {
    expect(writtenDate(text)).toBe(text);
    expect(shownDate(text)).toBe(text);
  });
});
