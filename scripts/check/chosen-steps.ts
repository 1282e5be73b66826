interface Step {
  readonly name: string;
  /** Name of the run of tests, where the step is one. */
  readonly tests?: string;
  readonly args: readonly string[];
}

const isCalled = (step: Step, name: string): boolean => step.name === name || step.tests === name;

/**
 * The steps that are named; all of them without a name. A name of no step is part of the name of an end-to-end file:
 * those files alone run then, on a fresh build.
 */
export function chosenSteps(
  steps: readonly Step[],
  names: readonly string[],
  e2eFiles: readonly string[],
): readonly Step[] {
  const files = names.filter(name => !steps.some(step => isCalled(step, name)));
  const unknown = files.filter(name => !e2eFiles.some(file => file.includes(name)));
  if (unknown.length > 0)
    throw new RangeError(
      `No such step or end-to-end file: ${unknown.join(', ')}. There are the steps ${steps.map(step => step.name).join(', ')}.`,
    );
  if (names.length === 0) return steps;
  return steps
    .filter(
      step =>
        names.some(name => isCalled(step, name)) ||
        (files.length > 0 && (step.name === 'build' || step.tests === 'e2e')),
    )
    .map(step => (step.tests === 'e2e' ? { ...step, args: [...step.args, ...files] } : step));
}
