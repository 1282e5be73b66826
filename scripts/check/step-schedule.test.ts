import { describe, expect, it } from 'vitest';
import { inSchedule } from './step-schedule.ts';

interface Piece {
  readonly name: string;
  readonly cores?: number;
  readonly after?: readonly string[];
}

/** Which pieces began and ended, in order; each ends when all others had their chance to begin. */
async function courseOf(pieces: readonly Piece[], cores: number): Promise<string[]> {
  const course: string[] = [];
  await inSchedule(pieces, cores, async ({ name }) => {
    course.push(`+${name}`);
    await new Promise(resolve => setTimeout(resolve));
    course.push(`-${name}`);
  });
  return course;
}

describe('steps in a schedule', () => {
  it('run side by side, as many as there are cores', async () => {
    expect(await courseOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)).toEqual([
      '+a',
      '+b',
      '-a',
      '+c',
      '-b',
      '-c',
    ]);
  });

  it('run one after the other on a single core, even what would keep two busy', async () => {
    expect(await courseOf([{ name: 'a' }, { name: 'b', cores: 2 }], 1)).toEqual(['+a', '-a', '+b', '-b']);
  });

  it('wait for what they come after, and let others by meanwhile', async () => {
    const pieces = [{ name: 'build' }, { name: 'size', after: ['build'] }, { name: 'lint' }];
    expect(await courseOf(pieces, 2)).toEqual(['+build', '+lint', '-build', '+size', '-lint', '-size']);
  });

  it('steps in a schedule do not wait for what was not chosen', async () => {
    expect(await courseOf([{ name: 'size', after: ['build'] }], 2)).toEqual(['+size', '-size']);
  });

  it('answer in their own order', async () => {
    const after = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
    const answers = await inSchedule([{ name: 'slow' }, { name: 'quick' }], 2, async ({ name }) => {
      await after(name === 'slow' ? 20 : 0);
      return name;
    });
    expect(answers).toEqual(['slow', 'quick']);
  });

  it('steps in a schedule are refused when they wait for each other', async () => {
    const pieces = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await expect(courseOf(pieces, 2)).rejects.toThrow('Nothing can begin: a, b.');
  });
});
