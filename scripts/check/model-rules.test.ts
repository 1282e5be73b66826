import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenRules } from './model-rules.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Files that watch or read a store past its subscription, and how often: edges, and models that are not mended yet. A
 * number that is too high fails as well, so that the list only gets shorter. `configuration/` has none.
 */
const PERMITTED: Readonly<Record<string, number>> = {
  'application/src/fetching/on-demand.ts': 2,
  'application/src/notices/notices.model.ts': 4,
  'application/src/notifications/notifications.model.ts': 1,
  'application/src/notifications/tell-of-files.ts': 1,
  'application/src/notifications/tell-of-kicks.ts': 2,
  'application/src/preferences/preferences.model.ts': 3,
  'application/src/program/later-program.ts': 1,
  'application/src/session/session.model.ts': 1,
  'application/src/start/start-retries.ts': 11,
  'application/src/station/station-notes.model.ts': 1,
  'application/src/station/stations.model.ts': 1,
  'application/src/status/status.model.ts': 3,
  'application/src/wireless/prescan-watch.ts': 2,
  'ui/src/composition/later-part.ts': 1,
  'ui/src/pages/dashboard/copy-report.tsx': 1,
};

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|mother)\.tsx?$/.test(path) && !path.endsWith('.d.ts');

describe('models', () => {
  const files = ['application/src', 'ui/src'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map(path => `${folder}/${path}`),
  );

  it('watch nothing and read no store past its subscription, but for the listed edges', () => {
    const found = files.flatMap(file => {
      const broken = brokenRules(file, readFileSync(join(ROOT, file), 'utf8'));
      return broken.length === 0 ? [] : [[file, broken.length] as const];
    });
    expect(Object.fromEntries(found)).toEqual(PERMITTED);
  });
});

const rules = (text: string) => brokenRules('a.model.ts', text).map(({ rule, line }) => `${rule} ${line}`);

it.each([
  ['opened.watch(() => start());', 'no-watch 1'],
  ['\n$state.updates.watch(react);', 'no-watch 2'],
  ['const now = $state.getState();', 'no-getState 1'],
  ['$state.map(state => state.kind);', 'no-useless-methods 1'],
  ['const state = createStore(0);', 'store-naming 1'],
  ['const state = createStore(0).on(one, two).reset(three);', 'store-naming 1'],
])('%j breaks %s', (text, rule) => {
  expect(rules(text)).toEqual([rule]);
});

it.each([
  'statusPort.watch().subscribe(arrived);',
  'const $state = createStore(0).on(one, two);',
  'const $kind = $state.map(state => state.kind);',
  'sample({ clock: opened, target: startFx });',
])('%j breaks nothing', text => {
  expect(rules(text)).toEqual([]);
});
