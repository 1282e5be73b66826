import { describe, expect, it } from 'vitest';
import { plain } from '../testing/plain.ts';

type Budgets = Readonly<Record<string, number>>;
const { BUDGETS, overBudget } = await plain<{
  BUDGETS: Budgets;
  overBudget: (report: object, budgets: Budgets) => readonly string[];
}>('check/size-budget.mjs');

const LIMITS = {
  login: 10,
  firstFigure: 20,
  main: 30,
  later: 40,
  route: 50,
  charts: 60,
  forms: 70,
  folder: 80,
};

/** A report whose every part is as large as its budget, but for these. */
const report = (over: Readonly<Record<string, unknown>> = {}) => ({
  login: { gzip: 10 },
  firstFigure: { gzip: 20 },
  main: { gzip: 30 },
  later: { gzip: 40 },
  routes: [{ name: 'page-ping', gzip: 50 }],
  charts: { gzip: 60 },
  forms: { gzip: 70 },
  folder: 80,
  ...over,
});

describe('the size gate', () => {
  it('the size gate is open for what is as large as its budget', () => {
    expect(overBudget(report(), LIMITS)).toEqual([]);
  });

  it.each([
    ['login', { gzip: 11 }, 'The login entry (gzip) is 11 bytes, over its budget of 10.'],
    [
      'firstFigure',
      { gzip: 21 },
      'The way to the first live figure (gzip) is 21 bytes, over its budget of 20.',
    ],
    ['main', { gzip: 31 }, 'The main application (gzip) is 31 bytes, over its budget of 30.'],
    ['later', { gzip: 41 }, 'The rest of the program (gzip) is 41 bytes, over its budget of 40.'],
    ['charts', { gzip: 61 }, 'The charts (gzip) is 61 bytes, over its budget of 60.'],
    ['forms', { gzip: 71 }, 'The forms (gzip) is 71 bytes, over its budget of 70.'],
    ['folder', 81, 'dist/ (precompressed) is 81 bytes, over its budget of 80.'],
  ])('shuts on a single byte too many of %s', (part, size, problem) => {
    expect(overBudget(report({ [part]: size }), LIMITS)).toEqual([problem]);
  });

  it('judges each route, and names the one that is too large', () => {
    const routes = [50, 51, 52].map((gzip, place) => ({ name: `page-${place}`, gzip }));
    expect(overBudget(report({ routes }), LIMITS)).toEqual([
      'The route page-1 (gzip) is 51 bytes, over its budget of 50.',
      'The route page-2 (gzip) is 52 bytes, over its budget of 50.',
    ]);
  });

  it('the size gate has a budget for every part that it judges: without one nothing would ever be over', () => {
    const huge = { gzip: Number.MAX_SAFE_INTEGER };
    const parts = ['login', 'firstFigure', 'main', 'later', 'charts', 'forms'].map(name => [name, huge]);
    const all = { ...Object.fromEntries(parts), routes: [{ name: 'page', ...huge }], folder: huge.gzip };
    expect(overBudget(all, BUDGETS)).toHaveLength(Object.keys(BUDGETS).length);
  });
});
