import { describe, expect, it } from 'vitest';
import { datedFileName } from './dated-file-name.ts';

const DAY = Date.UTC(2026, 2, 4, 10);

describe('the name of a saved file', () => {
  it.each([
    ['Sector-North', 'stations-Sector-North-2026-03-04.csv'],
    ['mast_2.roof', 'stations-mast_2.roof-2026-03-04.csv'],
    [undefined, 'stations-2026-03-04.csv'],
    ['../../etc/passwd', 'stations-etc-passwd-2026-03-04.csv'],
    ['<img src=x>', 'stations-img-src-x-2026-03-04.csv'],
    ['Mast  (north)', 'stations-Mast-north-2026-03-04.csv'],
    ['.-hidden-.', 'stations-hidden-2026-03-04.csv'],
    ['塔', 'stations-2026-03-04.csv'],
    ['x'.repeat(300), `stations-${'x'.repeat(40)}-2026-03-04.csv`],
  ])('the name of a saved file of a device called %s is %s', (name, file) => {
    expect(datedFileName('stations', name, DAY, 'csv')).toBe(file);
  });

  it('the name of a saved file has the day of UTC, at its first and last moment', () => {
    const named = (at: number) => datedFileName('log', undefined, at, 'txt');
    expect(named(Date.UTC(2026, 2, 4))).toBe('log-2026-03-04.txt');
    expect(named(Date.UTC(2026, 2, 5) - 1)).toBe('log-2026-03-04.txt');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])(
    'the name of a saved file has no day at the invalid moment %s',
    at => {
      expect(datedFileName('log', 'hill', at, 'txt')).toBe('log-hill.txt');
    },
  );
});
