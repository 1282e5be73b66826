import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenTags } from './doc-tags.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['adapters', 'application', 'domain', 'openapi', 'scripts', 'ui'];

const sources = (): readonly string[] =>
  ROOMS.flatMap(room =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(?:tsx?|mjs)$/.test(path) && !/node_modules|generated|dist/.test(path))
      .map(path => join(room, path)),
  );

it('every @param of a comment names a parameter, and every {@link} a name that its file knows', () => {
  const broken = sources().flatMap(path =>
    brokenTags(path, readFileSync(join(ROOT, path), 'utf8')).map(({ line, tag }) => `${path}:${line} ${tag}`),
  );
  expect(broken).toEqual([]);
});

describe('brokenTags', () => {
  it.each([
    ['a function', '/** @param one */\nfunction f(two: number): void {}', '@param one'],
    ['a method', 'class A {\n/** @param one */\nm(two: number): void {} }', '@param one'],
    ['a member of an interface', 'interface A {\n/** @param one */\nm(two: number): void }', '@param one'],
    ['a constant', '/** @param one */\nexport const f = (two: number): number => two;', '@param one'],
    ['a constructor', '/** @param one */\nclass A { constructor(two: number) {} }', '@param one'],
    ['what has no parameters', '/** @param one */\nconst a = 1;', '@param one'],
    ['a field of another parameter', '/** @param one.x */\nfunction f(two: A): void {}', '@param one.x'],
    ['a link', '/** As {@link Other}. */\nconst a = 1;', '{@link Other}'],
    ['a link to a member', '/** As {@link Other.x}. */\nconst a = 1;', '{@link Other.x}'],
  ])('reports the tag of %s that names nothing', (_, text, tag) => {
    expect(brokenTags('a.ts', text)).toEqual([{ line: expect.any(Number), tag }]);
  });

  it.each([
    ['a parameter', '/** @param one of two */\nfunction f(one: number): void {}'],
    ['a field of a parameter', '/** @param one.x */\nfunction f(one: A): void {}'],
    ['a parameter that is taken apart', '/** @param one */\nfunction f({ x }: A): void {}'],
    ['an import', "import { B } from './b.ts';\n/** As {@link B.x}. */\nconst a = 1;"],
    ['a declaration', '/** As {@link b}. */\nconst a = 1;\nfunction b(): void {}'],
  ])('accepts a tag that names %s', (_, text) => {
    expect(brokenTags('a.ts', text)).toEqual([]);
  });
});
