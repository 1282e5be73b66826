import { describe, expect, it } from 'vitest';
import { ConfigText } from './config-text.ts';
import { conflictingValues } from './conflicting-values.ts';

const conflicts = (...lines: readonly string[]) => conflictingValues(ConfigText.parse(lines.join('\n')));

describe('conflictingValues', () => {
  it('names each key that has different values, with its lines', () => {
    expect(conflicts('a=1', 'b=1', '# a=3', 'a=2', 'a=2', 'c=', 'c=x')).toEqual([
      { key: 'a', lines: [1, 4, 5] },
      { key: 'c', lines: [6, 7] },
    ]);
  });

  it('takes a key that repeats one value for no conflict', () => {
    expect(conflicts('a=1', 'b=1', 'a=1')).toEqual([]);
    expect(conflicts()).toEqual([]);
  });
});
