import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { plain } from '../testing/plain.ts';
import { ROOT } from './below-root.ts';
import { COMPACT_CHUNKS, fileOf, groupOf, SELDOM_DRAWN, sharedChunkName, UNCOMPILED } from './compact.ts';

const { default: uncompiled } = await plain<{ default: (source: string) => string }>(
  'build/uncompiled-loader.mjs',
);
const seldomDrawn = Object.entries(SELDOM_DRAWN).flatMap(([folder, names]) =>
  names.map(name => [name, folder] as const),
);

describe('the files of a build for little flash', () => {
  it('leave what the login and the first figures need as it is', () => {
    for (const name of ['index', 'lib-react', 'first-screen', 'main', 'page-dashboard-part-ts'])
      expect(groupOf(name)).toBe('start');
  });

  it.each([
    ['page-wireless-part-ts', 'settings'],
    ['page-network-part-ts', 'settings'],
    ['page-network-tables-part-ts', 'tools'],
    ['page-ping-part-ts', 'tools'],
    ['page-stations-part-ts', 'link'],
    ['v1-ping', 'versioned'],
    [undefined, 'tools'],
  ])('put %s into %s', (name, group) => {
    expect(groupOf(name)).toBe(group);
  });

  it('the files of a build for little flash have what several groups use once', () => {
    const [wireless, review, ping] = ['page-wireless-part-ts', 'review', 'page-ping-part-ts'].map(name => ({
      name,
    }));
    expect(fileOf([wireless, review].filter(each => each !== undefined))).toBe('settings');
    expect(fileOf([wireless, ping].filter(each => each !== undefined))).toBe('shared');
  });
});

describe('a build for little flash', () => {
  it('joins every chunk but those of the start', () => {
    const named = (name?: string) => ({ name });
    expect(['main', 'page-ping-part-ts', undefined].map(name => COMPACT_CHUNKS.chunks(named(name)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(COMPACT_CHUNKS.name({}, [named('page-ping-part-ts'), named('page-log-part-ts')])).toBe('tools');
  });
});

describe('the React compiler', () => {
  it.each([
    ['ui/src/pages/login/login.page.tsx', true],
    ['ui/src/pages/ping/ping-page.tsx', true],
    ['ui/src/pages/stations/note-field.tsx', true],
    ['ui/src/pages/stations/station-row.tsx', false],
    ['ui/src/pages/dashboard/card.tsx', false],
    ['ui/src/pages/dashboard/connections/connections.tsx', true],
    ['ui/src/app/frame/slots.tsx', true],
    ['ui/src/app/frame/menu.tsx', false],
    ['application/src/link/link.model.ts', false],
  ])('leaves %s as it is written: %s', (file, expected) => {
    const path = `${ROOT}/${file}`;
    expect(UNCOMPILED.test.test(path) && !UNCOMPILED.exclude.test(path)).toBe(expected);
  });

  it.each(seldomDrawn)(
    'finds files whose names begin with %s in %s, which are drawn seldom',
    (name, folder) => {
      const files = readdirSync(fileURLToPath(new URL(`../../ui/src/${folder}/`, import.meta.url)));
      expect(files.filter(file => file.startsWith(name))).not.toEqual([]);
    },
  );

  it('the React compiler is told by the first line of a file to leave it as it is written', () => {
    expect(uncompiled("import a from 'a';")).toBe("'use no memo';\nimport a from 'a';");
  });
});

const chunks = (...names: (string | undefined)[]) => names.map(name => ({ name }));
const ours = { nameForCondition: () => '/ui/src/pages/tools/index.ts' };

describe('the name of a chunk that several imports share', () => {
  it('the name of a chunk that several imports share is short, and the same in whatever order the imports are told', () => {
    const name = sharedChunkName(ours, chunks('page-ping', 'page-log'), 'default');
    expect(name).toMatch(/^of-[\da-f]{4}$/);
    expect(sharedChunkName(ours, chunks('page-log', 'page-ping'), 'default')).toBe(name);
  });

  it('differs by the imports that share it, and tells libraries apart', () => {
    const names = [
      sharedChunkName(ours, chunks('page-ping', 'page-log'), 'default'),
      sharedChunkName(ours, chunks('page-ping', 'later'), 'default'),
      sharedChunkName(ours, chunks('page-ping', 'page-log'), 'defaultVendors'),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  it('says what is needed before the first figures', () => {
    const name = sharedChunkName(ours, chunks('part-access-point', 'part-point-to-point'), 'default');
    expect(name).toMatch(/^start-/);
  });

  it('the name of a chunk that several imports share is left to the bundler for the chart library, which the size table knows by name, and for imports without a name', () => {
    const uplot = { nameForCondition: () => '/node_modules/uplot/dist/uPlot.esm.js' };
    expect(sharedChunkName(uplot, chunks('charts', 'part-expected'), 'defaultVendors')).toBeUndefined();
    expect(sharedChunkName(ours, chunks('charts', undefined), 'default')).toBeUndefined();
  });
});
