import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const resultOf = (name: string, code: number, counts: object = {}) => ({
  name,
  code,
  seconds: 1,
  counts: { passed: 2, failed: 0, skipped: 1, broken: [], secondTries: [], files: [], ...counts },
});

describe('the summary', () => {
  it('ends with the counts, alone on their line', () => {
    const { text, code } = summaryOf([resultOf('unit', 0), resultOf('e2e', 0)], 3, 77);
    expect([text.split('\n').at(-1), code]).toEqual(['4 passed, 0 failed, 2 skipped', 0]);
  });

  it('names what failed and what needed a second try', () => {
    const counts = { failed: 1, broken: ['a.test.ts: is wrong'], secondTries: ['b.test.ts: is late'] };
    const { text, code } = summaryOf([resultOf('e2e', 1, counts)], 3, 77);
    expect(text.split('\n').slice(-5)).toEqual([
      'second try b.test.ts: is late',
      'FAIL e2e: a.test.ts: is wrong',
      '     again, as drawn:  RADIOLINK_SEED=77 npm test -- a.test.ts',
      '     all of its kind:  npm run test:all -- a.test.ts',
      '2 passed, 1 failed, 1 skipped',
    ]);
    expect(code).toBe(1);
  });

  it('lists the eight slowest files, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, place) => ({ name: `${place}.test.ts`, seconds: place }));
    const slow = summaryOf([resultOf('e2e', 0, { files })], 3, 77)
      .text.split('\n')
      .filter(line => line.startsWith('slow'));
    expect([slow.length, slow[0]]).toEqual([8, 'slow    11.0 s  11.test.ts']);
  });
});
