import { describe, expect, it } from 'vitest';
import type { Unlisted } from './contract-names.ts';
import { readUntyped } from './read-answer.ts';
import type { Section } from './section.ts';

function read<T>(value: unknown, map: (root: Section<Unlisted>) => T) {
  return readUntyped(value, map);
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
    expect(number(value)).toBe(expected);
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
    expect(read({ f: value }, root => root.flag('f'))).toBe(expected);
  });
});

describe('a text', () => {
  it('a text is cut without splitting a character in two', () => {
    expect(read({ t: 'ab😀' }, root => root.text('t', 3))).toBe('ab');
  });

  it('a text is nothing when empty', () => {
    expect(read({ t: '' }, root => root.text('t'))).toBeUndefined();
  });
});

describe('lists', () => {
  it('keeps the objects of a list and leaves out the rest', () => {
    const result = read({ l: [{ n: 1 }, 5, null, { n: 2 }] }, root =>
      root.sections('l').map(entry => entry.number('n', [0, 9])),
    );
    expect(result).toEqual([1, 2]);
  });

  it('gives up a row of numbers when one place holds none', () => {
    expect(read({ l: [1, 'x', 3] }, root => root.numbers('l', [0, 9]))).toBeUndefined();
    expect(read({ l: [1, 2, 3] }, root => root.numbers('l', [0, 9]))).toEqual([1, 2, 3]);
  });

  it('reads no list where something else stands', () => {
    const result = read({ l: 'x' }, root => root.sections('l'));
    expect(result).toEqual([]);
  });
});

describe('a pass over an answer', () => {
  it('survives answers that are no object', () => {
    for (const value of [null, undefined, 5, 'text', [], [1]]) {
      expect(read(value, root => root.section('a').section('b').text('c'))).toBeUndefined();
    }
  });

  it('takes names hostile to prototypes as plain names', () => {
    const hostile: unknown = JSON.parse(
      '{"strings":{"__proto__":"x","constructor":"y"},"__proto__":{"polluted":true}}',
    );
    const result = read(hostile, root => root.dictionary('strings', 10, 10));
    expect(Object.keys(result)).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('samples', () => {
  it('keep their places: what is no number, or out of range, is a gap', () => {
    const result = read({ s: [1, null, '2', 'x', 99, {}] }, root => root.samples('s', [0, 10]));
    expect(result).toEqual([1, undefined, 2, undefined, undefined, undefined]);
  });

  it('samples are none where there is no list', () => {
    expect(read({ s: 'x' }, root => root.samples('s', [0, 10]))).toEqual([]);
  });
});

describe('long lists', () => {
  const long = Array.from({ length: 700 }, (_, at) => at);

  it('long lists of numbers are cut at a sane length unless the reader knows better', () => {
    const result = read({ a: long, b: long }, root => [
      root.numbers('a', [0, 1000]),
      root.numbers('b', [0, 1000], 4096),
    ]);
    expect(result.map(list => list?.length)).toEqual([512, 700]);
  });

  it('long lists in rows are, too', () => {
    const result = read({ a: [long] }, root => root.rows('a', [0, 1000], 10, 4096));
    expect(result[0]).toHaveLength(700);
  });
});
