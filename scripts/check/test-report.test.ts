import { describe, expect, it } from 'vitest';
import { countsOf, summaryOf } from './test-report.ts';

const ROOT = '/project';

const reportOf = (passed: number, failed: readonly string[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed.length,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: `${ROOT}/ui/e2e/login.e2e.test.ts`,
      status: failed.length === 0 ? 'passed' : 'failed',
      message: '',
      startTime: 1000,
      endTime: 3500,
      assertionResults: failed.map(fullName => ({
        status: 'failed',
        fullName,
        failureMessages: [
          `TimeoutError: locator.click: Timeout exceeded.\nCall log:\n\u001B[2m  - waiting for getByRole('button')\u001B[22m\n    at ${ROOT}/ui/e2e/support/changes.ts:60:9\n    at ${ROOT}/ui/e2e/login.e2e.test.ts:51:56`,
        ],
      })),
    },
  ],
});

describe('the report of a run', () => {
  it('the report of a run is counted, with the seconds of each file', () => {
    expect(countsOf(ROOT, reportOf(5), [])).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      broken: [],
      secondTries: [],
      files: [{ name: 'ui/e2e/login.e2e.test.ts', seconds: 2.5 }],
    });
  });

  it('names each test that failed, with its reason, what was waited for and the line', () => {
    const { failed, broken } = countsOf(ROOT, reportOf(5, ['the login opens']), []);
    expect([failed, broken]).toEqual([
      1,
      [
        "ui/e2e/login.e2e.test.ts: the login opens\n       TimeoutError: locator.click: Timeout exceeded. Call log: - waiting for getByRole('button') (line 51)",
      ],
    ]);
  });

  it('names a file that broke outside its tests', () => {
    const report = reportOf(0);
    const broken = { ...report.testResults[0]!, status: 'failed', message: 'Cannot find module\nmore' };
    expect(countsOf(ROOT, { ...report, testResults: [broken] }, []).broken).toEqual([
      'ui/e2e/login.e2e.test.ts: Cannot find module',
    ]);
  });

  it('fails with an error that belongs to no test, and names it', () => {
    const { failed, broken } = countsOf(ROOT, reportOf(5), [], ['route.abort: page closed at other-device']);
    expect([failed, broken]).toEqual([
      1,
      ['outside of every test: route.abort: page closed at other-device'],
    ]);
  });

  it('passes with three tests of a hundred that needed a second try, and lists them', () => {
    const counts = countsOf(ROOT, reportOf(100), ['a', 'b', 'c']);
    expect([counts.failed, counts.broken, counts.secondTries]).toEqual([0, [], ['a', 'b', 'c']]);
  });

  it('passes with one of a run that has less than a hundred', () => {
    expect(countsOf(ROOT, reportOf(30), ['a']).failed).toBe(0);
    expect(countsOf(ROOT, reportOf(30), ['a', 'b']).failed).toBe(1);
  });

  it('fails with more than three of a hundred', () => {
    const counts = countsOf(ROOT, reportOf(100), ['a', 'b', 'c', 'd']);
    expect([counts.failed, counts.broken]).toEqual([
      1,
      ['4 of 100 tests needed a second try: more than 3 % of them'],
    ]);
  });
});

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
