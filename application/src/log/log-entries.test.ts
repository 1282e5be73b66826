import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LogEntries, MOST_ENTRIES, NO_ENTRIES, withAnswer } from './log-entries.ts';

const raw = ({ entries }: LogEntries) => entries.map(entry => entry.raw);
const numbers = ({ entries }: LogEntries) => entries.map(entry => entry.number);
/** The lines after several answers of the device. */
const after = (...answers: readonly (readonly string[])[]) => answers.reduce(withAnswer, NO_ENTRIES);

describe('the lines of a log', () => {
  it('the lines of a log are numbered from one', () => {
    expect(numbers(after(['a', 'b']))).toEqual([1, 2]);
  });

  it('the lines of a log are the very same where an answer brings nothing new', () => {
    const before = after(['a', 'b', 'c']);
    expect(withAnswer(before, ['a', 'b', 'c']).entries).toBe(before.entries);
    expect(withAnswer(before, ['b', 'c']).entries).toBe(before.entries);
  });

  it('grow by what follows the last known one, though the device has dropped the first', () => {
    const grown = after(['a', 'b', 'c'], ['b', 'c', 'd', 'e']);
    expect(raw(grown)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(numbers(grown)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keep their entries when others are added', () => {
    const before = after(['a', 'b']);
    expect(withAnswer(before, ['a', 'b', 'c']).entries[1]).toBe(before.entries[1]);
  });

  it.each([
    ['a line twice', ['a', 'a'], ['a', 'a', 'a'], ['a', 'a', 'a']],
    ['a repeated pair', ['a', 'b', 'a', 'b'], ['a', 'b', 'a', 'b', 'a'], ['a', 'b', 'a', 'b', 'a']],
    ['an end that begins alike', ['x', 'a', 'a'], ['a', 'a', 'b'], ['x', 'a', 'a', 'b']],
  ])('the lines of a log are told apart where they read the same: %s', (_, first, second, both) => {
    expect(raw(after(first, second))).toEqual(both);
  });

  it('the lines of a log are replaced by those of a device that restarted, and go on counting', () => {
    const restarted = after(['a', 'b'], ['c', 'd']);
    expect(raw(restarted)).toEqual(['c', 'd']);
    expect(numbers(restarted)).toEqual([3, 4]);
  });

  it('the lines of a log are gone with the answer of an empty log', () => {
    expect(raw(after(['a', 'b'], []))).toEqual([]);
    expect(numbers(after(['a', 'b'], [], ['c']))).toEqual([3]);
  });

  it('the lines of a log are the newest of many', () => {
    const many = Array.from({ length: MOST_ENTRIES + 5 }, (_, place) => `line ${place}`);
    const newest = after(many);
    expect([newest.entries.length, newest.entries[0]?.number]).toEqual([MOST_ENTRIES, 6]);
    expect(raw(withAnswer(newest, [...many.slice(-3), 'more'])).at(-1)).toBe('more');
  });

  it('always end as the newest answer does, and never lose what it continues', () => {
    const lines = array(constantFrom('a', 'b'), { maxLength: 8 });
    assert(
      property(lines, lines, (first, second) => {
        const both = raw(after(first, second));
        expect(both.slice(both.length - second.length)).toEqual(second);
        const longest = Math.max(
          ...Array.from({ length: Math.min(first.length, second.length) + 1 }, (_, size) =>
            first.slice(first.length - size).join('') === second.slice(0, size).join('') ? size : 0,
          ),
        );
        expect(both).toHaveLength(longest === 0 ? second.length : first.length + second.length - longest);
      }),
    );
  });
});
