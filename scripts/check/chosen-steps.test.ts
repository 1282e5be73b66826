import { describe, expect, it } from 'vitest';
import { chosenSteps, runOf } from './chosen-steps.ts';

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
