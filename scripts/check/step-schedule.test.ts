import { describe, expect, it } from 'vitest';
import { chosenSteps, inSchedule, runOf } from './step-schedule.ts';

const STEPS = [
  { name: 'lint', args: [] },
  { name: 'build', args: [] },
  { name: 'unit', tests: 'unit', args: ['run'] },
  { name: 'end to end', tests: 'e2e', after: ['build', 'browser'], args: ['run'] },
];
const FILES = [
  'ui/e2e/apply.e2e.test.ts',
  'ui/e2e/apply-looks.e2e.test.ts',
  'ui/e2e/login.e2e.test.ts',
  'domain/src/session/login-success.test.ts',
  'adapters/src/modules/scenarios/edits.test.ts',
];
const chosen = (...names: string[]) => chosenSteps(STEPS, names, FILES);

describe('the steps of a run', () => {
  it('the steps of a run are all without a name', () => {
    expect(chosen()).toEqual(STEPS);
  });

  it('the steps of a run are those that are named, by either name', () => {
    expect(chosen('lint', 'unit').map(step => step.name)).toEqual(['lint', 'unit']);
  });

  it('the steps of a run begin with the build where a step that is named comes after it, by either name', () => {
    expect(chosen('lint', 'e2e').map(step => step.name)).toEqual(['lint', 'build', 'end to end']);
    expect(chosen('end to end').map(step => step.name)).toEqual(['build', 'end to end']);
  });

  it('the steps of a run are the build and the end-to-end files of a name that is no step’s', () => {
    expect(chosen('apply-looks', 'login.e2e')).toEqual([
      { name: 'build', args: [] },
      {
        name: 'end to end',
        tests: 'e2e',
        after: ['build', 'browser'],
        args: ['run', 'apply-looks', 'login.e2e'],
      },
    ]);
  });

  it('the steps of a run are the runs whose files a part of a path names, without a build where none is needed', () => {
    expect(chosen('scenarios/edits')).toEqual([
      { name: 'unit', tests: 'unit', args: ['run', 'scenarios/edits'] },
    ]);
    expect(chosen('login').map(({ name, args }) => [name, ...args])).toEqual([
      ['build'],
      ['unit', 'run', 'login'],
      ['end to end', 'run', 'login'],
    ]);
  });

  it('the steps of a run are told when a name is neither', () => {
    expect(() => chosen('aply')).toThrow(/No such step or test file: aply\..*lint, build, unit/);
  });
});

describe('the run of a file of tests', () => {
  it.each([
    ['ui/src/a.browser.test.tsx', 'browser'],
    ['ui/e2e/engines/webkit.engine.test.ts', 'engines'],
    ['scripts/device/update.device.test.ts', 'device'],
    ['adapters/cli/a.servers.test.ts', 'servers'],
    ['domain/src/a.test.ts', 'unit'],
    ['domain/src/a.ts', undefined],
  ])('the run of a file of tests is known by the ending of its name: %s', (file, run) => {
    expect(runOf(file)).toBe(run);
  });
});

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
