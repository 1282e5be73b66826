import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
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

interface Size {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}
interface Report {
  readonly login: Size;
  readonly firstFigure: Size;
  readonly main: Size;
  readonly later: Size;
  readonly charts: Size;
  readonly forms: Size;
  readonly folder: number;
  readonly routes: readonly (Size & { readonly name: string })[];
  readonly rows: readonly (Size & { readonly name: string })[];
}
const { measure } = await plain<{ measure: (dist: string, groups: string) => Report }>(
  'check/size-budget.mjs',
);

type Stored = readonly [raw: number, gzip: number, brotli: number];

/** A file of so many bytes, and its compressed forms beside it. */
const stored = (path: string, [raw, gzip, brotli]: Stored, start = '') => ({
  [path]: start.padEnd(raw, '-'),
  [`${path}.gz`]: '-'.repeat(gzip),
  [`${path}.br`]: '-'.repeat(brotli),
});

const PAGE =
  '<script src="./static/js/index.12345678.js"></script><link href="/static/css/index.12345678.css">';
const script = (name: string, size: Stored, start = '') =>
  stored(`static/js/${name}.0a1b2c3d.js`, size, start);

const DIST = {
  ...stored('index.html', [200, 50, 40], PAGE),
  ...stored('index.de_DE.html', [300, 90, 80], PAGE),
  ...stored('static/js/index.12345678.js', [1000, 400, 300]),
  ...stored('static/css/index.12345678.css', [100, 30, 20]),
  ...script('main', [2000, 700, 600]),
  ...stored('static/css/main.0a1b2c3d.css', [50, 7, 6]),
  ...script('page-dashboard-part-ts', [900, 300, 250], '"part-bridge" "part-tower" "part-rain"'),
  ...script('part-bridge', [500, 100, 90]),
  ...script('part-tower', [600, 120, 100]),
  ...script('part-rain', [5000, 1000, 900]),
  ...script('page-ping-part-ts', [800, 200, 150]),
  ...script('of-77aa', [90, 40, 30]),
  ...script('charts', [4000, 1300, 1200]),
  ...script('forms', [3000, 1100, 1000]),
  ...script('later', [2500, 900, 800]),
  'static/icon.png': '-'.repeat(64),
};
/** What the bundler reports: the files that each lazy import loads. */
const file = (name: string) => `static/js/${name}.0a1b2c3d.js`;
const GROUPS = {
  main: [file('main'), 'static/css/main.0a1b2c3d.css', file('of-77aa')],
  'page-dashboard-part-ts': [file('page-dashboard-part-ts'), file('of-77aa'), file('charts')],
  'part-bridge': [file('part-bridge')],
  'part-tower': [file('part-tower'), file('of-77aa'), `${file('part-tower')}.map`],
  'part-rain': [file('part-rain')],
  'page-ping-part-ts': [file('page-ping-part-ts'), file('forms'), file('later')],
  later: [file('later')],
};

function measured(dist: Readonly<Record<string, string>> = DIST) {
  const root = aFolder({ ...dist, 'groups.json': JSON.stringify(GROUPS) });
  return measure(aFolder(dist), join(root, 'groups.json'));
}
const gzipOf = ({ rows }: Report, name: string) => rows.find(row => row.name === name)?.gzip;

describe('the measured build', () => {
  it('the measured build has the login with its style, its script and the largest of its pages, of which a browser gets one', () => {
    expect(measured().login).toEqual({ raw: 300 + 1000 + 100, gzip: 90 + 400 + 30, brotli: 80 + 300 + 20 });
  });

  it('counts script and style of a chunk together, without the mark in their names', () => {
    expect(measured().main).toEqual({ raw: 2050, gzip: 707, brotli: 606 });
  });

  it('counts for a route what its import loads, but not charts, forms and the rest of the program', () => {
    expect(measured().routes.find(({ name }) => name === 'page-ping')).toMatchObject({ gzip: 200 });
  });

  it('counts for a route the largest of the parts of which it shows one', () => {
    const dashboard = measured().routes.find(({ name }) => name === 'page-dashboard');
    expect(dashboard).toMatchObject({ gzip: 300 + 40 + 1000 });
  });

  it('the measured build has the way to the first figure with the larger kind of device, each chunk once, and without later parts', () => {
    // main, its style, what it shares, dashboard, charts, and the tower's part.
    expect(measured().firstFigure.gzip).toBe(700 + 7 + 40 + 300 + 1300 + 120);
  });

  it('the measured build has the charts, the forms and the rest of the program apart', () => {
    const { charts, forms, later } = measured();
    expect([charts.gzip, forms.gzip, later.gzip]).toEqual([1300, 1100, 900]);
  });

  it('stores each file in its smallest form, and one that is not compressed as it is', () => {
    const smallest = Object.keys(DIST)
      .filter(path => path.endsWith('.br') || path.endsWith('.png'))
      .reduce((sum, path) => sum + (DIST[path as keyof typeof DIST] ?? '').length, 0);
    expect(measured().folder).toBe(smallest);
  });

  it('takes the file itself where it is smaller than its compressed forms', () => {
    expect(measured({ ...DIST, ...stored('tiny.txt', [3, 23, 7]) }).folder).toBe(measured().folder + 3);
  });

  it('names what is no script by its path, and lists no compressed form', () => {
    const { rows } = measured();
    expect(rows.find(({ name }) => name === 'static/icon.png')).toMatchObject({ raw: 64, gzip: 64 });
    expect(rows.filter(({ name }) => /\.(gz|br)$/.test(name))).toEqual([]);
  });

  it('sums all of dist once', () => {
    const raw = Object.entries(DIST)
      .filter(([path]) => !/\.(gz|br)$/.test(path))
      .reduce((sum, [, text]) => sum + text.length, 0);
    expect(measured().rows.at(-1)).toMatchObject({ name: 'all of dist/', raw });
  });

  it('the measured build has nothing for a part that the build does not have', () => {
    const all: Readonly<Record<string, string>> = DIST;
    const { 'static/js/charts.0a1b2c3d.js': _charts, ...rest } = all;
    expect(measured(rest).charts).toEqual({ raw: 0, gzip: 0, brotli: 0 });
    expect(gzipOf(measured(rest), 'charts')).toBeUndefined();
  });
});
