import { describe, expect, it } from 'vitest';
import { type Drift, onceEach } from './drift.ts';
import type { Unlisted } from './contract-names.ts';
import { Section } from './section.ts';

function read<T>(value: unknown, map: (root: Section<Unlisted>) => T) {
  const drift: Drift[] = [];
  return { result: Section.read(value, seen => drift.push(seen), map), drift };
}

const number = (value: unknown) => read({ n: value }, root => root.number('n', [-10, 10_000]));

describe('a number', () => {
  it.each([
    [5, 5],
    ['5700 MHz', 5700],
    ['-3.5', -3.5],
    [null, undefined],
    ['abc', undefined],
    ['0x10', undefined],
    [true, undefined],
    [[1], undefined],
    [10_001, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [2 ** 60, undefined],
  ])('reads %j as %j', (value, expected) => {
    expect(number(value).result).toBe(expected);
  });

  it('is reported when it came as text that nobody expects', () => {
    expect(number('5').drift).toEqual([{ path: 'n', problem: 'wrong-type', seen: 'string' }]);
    expect(read({ n: '5' }, root => root.numberOrText('n', [0, 9])).drift).toEqual([]);
  });

  it('is not reported when it is null or missing', () => {
    expect(number(null).drift).toEqual([]);
    expect(read({}, root => root.number('n', [0, 1])).drift).toEqual([]);
  });
});

describe('a flag', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [0, false],
    ['false', false],
    [255, undefined],
    ['yes', undefined],
    [{}, undefined],
  ])('reads %j as %j', (value, expected) => {
    expect(read({ f: value }, root => root.flag('f')).result).toBe(expected);
  });
});

describe('a text', () => {
  it('is cut without splitting a character in two', () => {
    expect(read({ t: 'ab😀' }, root => root.text('t', 3)).result).toBe('ab');
  });

  it('is nothing when empty', () => {
    expect(read({ t: '' }, root => root.text('t')).result).toBeUndefined();
  });
});

describe('lists', () => {
  it('keeps the objects of a list and reports the rest by type', () => {
    const { result, drift } = read({ l: [{ n: 1 }, 5, null, { n: 2 }] }, root =>
      root.sections('l').map(entry => entry.number('n', [0, 9])),
    );
    expect(result).toEqual([1, 2]);
    expect(drift).toEqual([{ path: 'l[]', problem: 'wrong-type', seen: 'number' }]);
  });

  it('gives up a row of numbers when one place holds none', () => {
    expect(read({ l: [1, 'x', 3] }, root => root.numbers('l', [0, 9])).result).toBeUndefined();
    expect(read({ l: [1, 2, 3] }, root => root.numbers('l', [0, 9])).result).toEqual([1, 2, 3]);
  });

  it('reads no list where something else stands', () => {
    const { result, drift } = read({ l: 'x' }, root => root.sections('l'));
    expect(result).toEqual([]);
    expect(drift).toHaveLength(1);
  });
});

describe('a pass over an answer', () => {
  it('tells fields that nobody asked for, with lists as one path', () => {
    const { drift } = read({ known: 1, odd: 2, l: [{ a: 1, b: 1 }, { b: 2 }] }, root => {
      root.number('known', [0, 9]);
      for (const entry of root.sections('l')) entry.number('a', [0, 9]);
    });
    expect(drift.map(({ path }) => path)).toEqual(['odd', 'l[].b', 'l[].b']);
  });

  it('survives answers that are no object', () => {
    for (const value of [null, undefined, 5, 'text', [], [1]]) {
      expect(read(value, root => root.section('a').section('b').text('c')).result).toBeUndefined();
    }
  });

  it('takes names hostile to prototypes as plain names', () => {
    const hostile: unknown = JSON.parse(
      '{"strings":{"__proto__":"x","constructor":"y"},"__proto__":{"polluted":true}}',
    );
    const { result } = read(hostile, root => root.dictionary('strings', 10, 10));
    expect(Object.keys(result)).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('onceEach', () => {
  const drift = (path: string): Drift => ({ path, problem: 'unknown-field', seen: 'number' });

  it('passes each kind on once', () => {
    const seen: Drift[] = [];
    const report = onceEach(entry => seen.push(entry));
    report(drift('a'));
    report(drift('a'));
    report(drift('b'));
    expect(seen.map(({ path }) => path)).toEqual(['a', 'b']);
  });

  it('stops after 200 kinds', () => {
    const seen: Drift[] = [];
    const report = onceEach(entry => seen.push(entry));
    for (let index = 0; index < 500; index += 1) report(drift(`f${index}`));
    expect(seen).toHaveLength(200);
  });
});

describe('samples', () => {
  it('keep their places: what is no number, or out of range, is a gap', () => {
    const { result } = read({ s: [1, null, '2', 'x', 99, {}] }, root => root.samples('s', [0, 10]));
    expect(result).toEqual([1, undefined, 2, undefined, undefined, undefined]);
  });

  it('are none where there is no list', () => {
    expect(read({ s: 'x' }, root => root.samples('s', [0, 10])).result).toEqual([]);
  });
});

describe('long lists', () => {
  const long = Array.from({ length: 700 }, (_, at) => at);

  it('of numbers are cut at a sane length unless the reader knows better', () => {
    const { result } = read({ a: long, b: long }, root => [
      root.numbers('a', [0, 1000]),
      root.numbers('b', [0, 1000], 4096),
    ]);
    expect(result.map(list => list?.length)).toEqual([512, 700]);
  });

  it('in rows are, too', () => {
    const { result } = read({ a: [long] }, root => root.rows('a', [0, 1000], 10, 4096));
    expect(result[0]).toHaveLength(700);
  });
});
