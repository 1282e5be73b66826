import { describe, expect, it } from 'vitest';
import { configOf } from './config-text.mother.ts';
import { diffConfigs } from './config-diff.ts';
import { toPatch, withPatch } from './patch.ts';

describe('a patch', () => {
  it('a patch has only the lines that change; a deletion is a key without value', () => {
    expect(toPatch(diffConfigs(configOf('a=1', 'b=2', 'c=3'), configOf('a=1', 'b=4', 'd=5')))).toBe(
      'b=4\nc=\nd=5\n',
    );
  });

  it('put on what it was made from gives what it was made of', () => {
    const [before, after] = [configOf('a=1', 'b=2', 'c=3'), configOf('a=1', 'b=4', 'd=5')];
    expect(withPatch(before, toPatch(diffConfigs(before, after))).toString()).toBe(after.toString());
  });

  it('deletes a key, and leaves out what is no line of a configuration', () => {
    expect(withPatch(configOf('a=1', 'b=2'), 'a=\nno line\n').toString()).toBe('b=2\n');
  });
});
