import { expect, it } from 'vitest';
import { listedValue } from './listed-value.ts';

const t = (key: unknown) => `(${String(key)})`;

it.each([
  ['channels', '0', '(Auto)'],
  ['channels', '5180', undefined],
  ['countries', 'Germany', 'Deutschland'],
  ['countries', '511', undefined],
  ['languages', 'en_US', 'Englisch (Vereinigte Staaten)'],
  ['languages', 'pt_PT', 'Portugiesisch (Portugal)'],
  ['languages', '../en', undefined],
  ['languages', '', undefined],
  ['time-zones', 'GMT-2', 'UTC+02:00'],
  ['time-zones', 'XYZ7', undefined],
  ['interfaces', 'eth0', undefined],
  [undefined, 'Germany', undefined],
] as const)(
  'a German reader is told a value of a list by its name where it has one: %s %s',
  (source, value, name) => {
    expect(listedValue(source, value, 'de-DE', t as never)).toBe(name);
  },
);

it('a German reader is told a time zone by its city and its hours', () => {
  expect(listedValue('time-zones', 'EET-2EEST,M3.5.0/3,M10.5.0/4', 'de-DE', t as never)).toMatch(
    /^\S+: Osteuropäische Zeit \(GMT\+0[23]:00\)$/,
  );
});
