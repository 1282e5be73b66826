import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { traced, traceFunctions } from './traced.ts';

/** Names of the functions that a source enters when it is run. */
function entered(source: string): readonly string[] {
  const names: string[] = [];
  const script = ts.transpile(traced(source, 'domain/src/a.ts'), { target: ts.ScriptTarget.ES2022 });
  globalThis.entered = (_, name) => void names.push(name);
  try {
    new Function(script)();
  } finally {
    globalThis.entered = undefined;
  }
  return names;
}

it.each([
  ['a declared function', 'function one(): number { return 1; } one();', ['one']],
  ['an arrow of a constant', 'const one = (): number => 1; one();', ['one']],
  ['an arrow that returns an object', 'const one = () => ({ two: 2 }); one().two.toFixed();', ['one']],
  [
    'a function within a function',
    'function one() { const two = () => 2; two(); } one();',
    ['one', 'one.two'],
  ],
  [
    'members of a class',
    'class One { #a = 1; constructor() { this.two(); } two() { return this.#three; } get #three() { return this.#a; } } new One();',
    ['One', 'One.two', 'One.#three'],
  ],
  ['a method of a returned object', 'const one = () => ({ two: () => 2 }); one().two();', ['one', 'one.two']],
  ['no callback', 'function one() { [1].map(each => each + 1); } one();', ['one']],
  [
    'no part of an argument',
    'function one(two: { fn: () => number }) { two.fn(); } one({ fn: () => 1 });',
    ['one'],
  ],
  ['no function that is not called', 'const one = () => 1; const two = () => one();', []],
])('marks %s', (_, source, names) => {
  expect(entered(source)).toEqual(names);
});

it('leaves what a function returns and throws as it is', () => {
  const source =
    'const one = (two: number) => two * 2; const three = (): never => { throw new Error("three"); };';
  const script = ts.transpile(traced(source, 'domain/src/a.ts'));
  expect(new Function(`${script}; return one(4);`)()).toBe(8);
  expect(() => new Function(`${script}; three();`)()).toThrow('three');
});

it.each([
  ['domain/src/link/chains.ts', true],
  ['domain/src/link/chains.test.ts', false],
  ['adapters/src/modules/scenarios/change-scenario.mother.ts', false],
  ['adapters/virtual-radio/src/radio.ts', false],
  ['ui/src/app/main.tsx', false],
])('traces the program alone: %s', (file, isTraced) => {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  expect(traceFunctions().transform('function one() {}', path) !== undefined).toBe(isTraced);
});
