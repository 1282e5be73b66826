interface Step {
  readonly name: string;
  /** Name of the run of tests, where the step is one. */
  readonly tests?: string;
  readonly args: readonly string[];
  /** Names of the steps that come before it. */
  readonly after?: readonly string[];
}

/** What runs the built interface, and needs a fresh one. */
const ON_THE_BUILD = new Set(['e2e', 'engines', 'device']);

/** The run that a file of tests belongs to, by the ending of its name. */
export function runOf(file: string): string | undefined {
  const ending = /\.(?:(browser|e2e|engine|device|servers)\.)?test\.tsx?$/.exec(file);
  if (ending === null) return undefined;
  const [, kind] = ending;
  return kind === 'engine' ? 'engines' : (kind ?? 'unit');
}

const isCalled = (step: Step, name: string): boolean => step.name === name || step.tests === name;

/**
 * The steps that are named, with the build before what comes after it; all of them without a name. A name of no step is part of the
 * path of test files: those alone run then, on a fresh build where they need one.
 * @param files every file of tests, by its path
 * @throws RangeError for a name that is neither
 */
export function chosenSteps(
  steps: readonly Step[],
  names: readonly string[],
  files: readonly string[],
): readonly Step[] {
  if (names.length === 0) return steps;
  const parts = names.filter(name => !steps.some(step => isCalled(step, name)));
  const unknown = parts.filter(part => !files.some(file => file.includes(part)));
  if (unknown.length > 0)
    throw new RangeError(
      `No such step or test file: ${unknown.join(', ')}. There are the steps ${steps.map(step => step.name).join(', ')}.`,
    );
  const partsOf = (run: string): readonly string[] =>
    parts.filter(part => files.some(file => file.includes(part) && runOf(file) === run));
  const isNamed = (step: Step): boolean => names.some(name => isCalled(step, name));
  const needsBuild =
    [...ON_THE_BUILD].some(run => partsOf(run).length > 0) ||
    steps.some(step => isNamed(step) && step.after?.includes('build'));
  return steps.flatMap(step => {
    const own = step.tests === undefined ? [] : partsOf(step.tests);
    if (isNamed(step) || (needsBuild && step.name === 'build')) return [step];
    return own.length > 0 ? [{ ...step, args: [...step.args, ...own] }] : [];
  });
}

interface ScheduledStep {
  readonly name: string;
  /** Number of cores that it keeps busy. Default: 1. */
  readonly cores?: number;
  /** Names of other steps that have to end first. */
  readonly after?: readonly string[];
}

/**
 * Runs steps concurrently, started in the order given. A step starts once the steps before it have ended and
 * enough cores are free. `cores` is the number it keeps busy, 1 by default; `after` are names of other steps,
 * ignored if absent.
 */
export async function inSchedule<Work extends ScheduledStep, Result>(
  steps: readonly Work[],
  cores: number,
  carryOut: (step: Work) => Promise<Result>,
): Promise<readonly Result[]> {
  const names = new Set(steps.map(step => step.name));
  const over = new Set<string>();
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const results = new Map<string, Result>();
  const coresOf = (step: Work): number => Math.min(step.cores ?? 1, cores);
  let free = cores;

  const mayBegin = (step: Work): boolean =>
    coresOf(step) <= free && (step.after ?? []).every(name => over.has(name) || !names.has(name));

  const toTheEnd = async (step: Work): Promise<void> => {
    results.set(step.name, await carryOut(step));
    running.delete(step.name);
    over.add(step.name);
    free += coresOf(step);
  };
  const begin = (step: Work): void => {
    waiting.splice(waiting.indexOf(step), 1);
    free -= coresOf(step);
    running.set(step.name, toTheEnd(step));
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(mayBegin); next !== undefined; next = waiting.find(mayBegin)) begin(next);
    if (running.size === 0)
      throw new Error(`Nothing can begin: ${waiting.map(step => step.name).join(', ')}.`);
    await Promise.race(running.values());
  }
  return steps.map(step => results.get(step.name) as Result);
}
