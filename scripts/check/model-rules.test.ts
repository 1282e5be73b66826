import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenRules } from './model-rules.ts';

const ROOT = join(import.meta.dirname, '../..');

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|mother)\.tsx?$/.test(path) && !path.endsWith('.d.ts');

describe('models', () => {
  const files = ['application/src', 'ui/src'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map(path => `${folder}/${path}`),
  );

  it('watch nothing and read no store past its subscription', () => {
    const found = files.filter(file => brokenRules(file, readFileSync(join(ROOT, file), 'utf8')).length > 0);
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
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
