import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { timeFormat } from './use-time-text.ts';

const AT = new Date(2026, 10, 2, 7, 41);

const TRANSLATED = readdirSync(new URL('../../translations', import.meta.url)).map(file =>
  file.replace('.json', ''),
);

it.each(['en_US', ...TRANSLATED])(
  'the day, the time of 24 hours and no direction mark are in a date of %s',
  language => {
    const text = timeFormat(language).format(AT);
    expect(text).toMatch(/\b07:41\b/);
    expect(text).toMatch(/(?<!\d)2(?!\d)/);
    expect(text).toContain('2026');
    expect(text).not.toMatch(/\p{Cf}|[/]|[AP]M/u);
  },
);

it('names the month in Arabic', () => {
  expect(timeFormat('ar').format(AT)).toBe('2 نوفمبر 2026، 07:41');
});
