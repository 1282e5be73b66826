import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { ModuleGraph } from './module-graph.ts';

/** A graph of made-up files, with names instead of whole paths. */
function graphOf(files: Readonly<Record<string, string>>) {
  const folder = aFolder(files);
  const graph = new ModuleGraph();
  const short = (key: string) => key.replace(`${folder}/`, '');
  return {
    exportsOf: (file: string) =>
      Object.fromEntries([...graph.exportsOf(join(folder, file))].map(([name, key]) => [name, short(key)])),
    /** A value names itself where it is declared: that says nothing. */
    usesOf: (key: string) =>
      graph
        .usesOf(join(folder, key))
        .map(short)
        .filter(used => used !== key),
    valuesOf: (file: string) => graph.valuesOf(join(folder, file)).map(short),
  };
}
const usesIn = (text: string, name = 'one') =>
  graphOf({ 'a.ts': `const two = 2;\nfunction three() {}\n${text}` }).usesOf(`a.ts#${name}`);

describe('the exports of a file', () => {
  it('the exports of a file are its own values, and none that it keeps or that are types', () => {
    const text = [
      'export const one = 1, two = 2;',
      'export function three() {}',
      'export class Four {}',
      'export interface Five {}',
      'export type Six = 6;',
      'const seven = 7;',
    ];
    expect(Object.keys(graphOf({ 'a.ts': text.join('\n') }).exportsOf('a.ts'))).toEqual([
      'one',
      'two',
      'three',
      'Four',
    ]);
  });

  it('the exports of a file are those that it passes on from another, over several files, under the file that declares them', () => {
    const graph = graphOf({
      'index.ts': "export * from './sub/index.ts';",
      'sub/index.ts': "export { one } from './a.ts';",
      'sub/a.ts': 'export const one = 1; export const two = 2;',
    });
    expect(graph.exportsOf('index.ts')).toEqual({ one: 'sub/a.ts#one' });
  });

  it.each(["export type * from './a.ts';", "export { type one } from './a.ts';", "export * from 'library';"])(
    'the exports of a file are no values by %s',
    text => {
      expect(graphOf({ 'index.ts': text, 'a.ts': 'export const one = 1;' }).exportsOf('index.ts')).toEqual(
        {},
      );
    },
  );
});

describe('the uses of a value', () => {
  it.each([
    ['const one = two + 1;', ['a.ts#two']],
    ['function one() { return three(); }', ['a.ts#three']],
    ['class one { m = two; n() { three(); } }', ['a.ts#two', 'a.ts#three']],
    ['const one = (x = two) => x;', ['a.ts#two']],
    ['const one = { two };', ['a.ts#two']],
    ['const one = object.three(two);', ['a.ts#two']],
  ])('the uses of a value in %s are %j', (text, uses) => {
    expect(usesIn(text)).toEqual(uses);
  });

  it.each([
    'const one = object.two;',
    'const one = { two: 1 };',
    'const one: two = 1;',
    "const one = 'two';",
  ])('the uses of a value are none in %s', text => {
    expect(usesIn(text)).toEqual([]);
  });

  it('lead into other files, by the name that they have there', () => {
    const graph = graphOf({
      'a.ts': "import { three as four, type Five } from './index.ts';\nexport const one = four();",
      'index.ts': "export * from './b.ts';",
      'b.ts': 'export function three() {}',
    });
    expect(graph.usesOf('a.ts#one')).toEqual(['b.ts#three']);
  });

  it('the uses of a value do not lead into libraries', () => {
    const graph = graphOf({ 'a.ts': "import { of } from 'rxjs';\nexport const one = of(1);" });
    expect(graph.usesOf('a.ts#one')).toEqual([]);
  });
});

it('the values of a program are its own and what it runs on its first level', () => {
  const graph = graphOf({
    'main.ts': "import { start } from './b.ts';\nconst one = 1;\nstart(one);",
    'b.ts': 'export const start = () => 1;',
  });
  expect(graph.valuesOf('main.ts')).toEqual(['main.ts#one', 'main.ts#']);
  expect(graph.usesOf('main.ts#')).toEqual(['b.ts#start', 'main.ts#one']);
});
