import { describe, expect, it } from 'vitest';
import { chosenSteps } from './chosen-steps.ts';

const STEPS = [
  { name: 'lint', args: [] },
  { name: 'build', args: [] },
  { name: 'unit', tests: 'unit', args: ['run'] },
  { name: 'end to end', tests: 'e2e', args: ['run'] },
];
const FILES = ['apply.e2e.test.ts', 'apply-looks.e2e.test.ts', 'login.e2e.test.ts'];
const chosen = (...names: string[]) => chosenSteps(STEPS, names, FILES);

describe('the steps of a run', () => {
  it('are all without a name', () => {
    expect(chosen()).toEqual(STEPS);
  });

  it('are those that are named, by either name', () => {
    expect(chosen('lint', 'e2e').map(step => step.name)).toEqual(['lint', 'end to end']);
  });

  it('are the build and the end-to-end files of a name that is no step’s', () => {
    expect(chosen('apply-looks', 'login')).toEqual([
      { name: 'build', args: [] },
      { name: 'end to end', tests: 'e2e', args: ['run', 'apply-looks', 'login'] },
    ]);
  });

  it('are told when a name is neither', () => {
    expect(() => chosen('aply')).toThrow(/No such step or end-to-end file: aply\..*lint, build, unit/);
  });
});
