import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

const read = (ending: string) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
const names = (lists: Iterable<RegExpMatchArray>) => [...lists].flatMap(([, list = '']) => list.split(' '));

const parts = read('.tsx');
const shared = ['words', 'places', 'controls']
  .map(file => readFileSync(join(SOURCE, `theme/shared-${file}.css`), 'utf8'))
  .join('\n');
const defined = new Set(names(shared.matchAll(/^ *\.(\w+)[ ,:]/gm)));
const taken = new Set([
  ...names(parts.matchAll(/className="([^"]+)"/g)),
  ...names(read('.module.css').matchAll(/composes: ([^;]+) from global;/g)),
]);

it('a part takes only shared classes that have a style', () => {
  expect(taken.size).toBeGreaterThan(20);
  expect([...taken].filter(name => !defined.has(name))).toEqual([]);
});

it('no part that takes a shared class resets the font that came with it', () => {
  const rules = [...read('.module.css').matchAll(/\{([^{}]*)\}/g)].map(([, rule = '']) => rule);
  const takers = rules.filter(rule => /composes: [^;]+ from global;/.test(rule));
  expect(takers.length).toBeGreaterThan(20);
  expect(takers.filter(rule => /\bfont:/.test(rule))).toEqual([]);
});

it('each shared class is taken somewhere', () => {
  const quoted = new Set(names(parts.matchAll(/'([\w ]+)'/g)));
  expect([...defined].filter(name => !taken.has(name) && !quoted.has(name))).toEqual([]);
});
