import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAY, timeFormat, WALL_TIME } from './use-time-text.ts';

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

it.each([
  ['en_US', 'Nov 2, 2026'],
  ['de_DE', '2. Nov. 2026'],
  ['ar', '2 نوفمبر 2026'],
])('a day and the clock of a device are written in %s as every other date', (language, day) => {
  expect(timeFormat(language, DAY).format(AT)).toBe(day);
  const clock = timeFormat(language, WALL_TIME).format(Date.UTC(2026, 10, 2, 7, 41, 5));
  expect(clock.startsWith(day)).toBe(true);
  expect(clock).toMatch(/ 07:41:05$/);
});
