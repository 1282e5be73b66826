interface Step {
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
export async function inSchedule<Work extends Step, Result>(
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
