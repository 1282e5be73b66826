/**
 * Runs steps concurrently, started in the order given. A step starts once the steps before it have ended and
 * enough cores are free. `cores` is the number it keeps busy, 1 by default; `after` are names of other steps,
 * ignored if absent.
 */
export async function inSchedule(steps, cores, carryOut) {
  const names = new Set(steps.map(step => step.name));
  const over = new Set();
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  const coresOf = step => Math.min(step.cores ?? 1, cores);
  let free = cores;

  const mayBegin = step =>
    coresOf(step) <= free && (step.after ?? []).every(name => over.has(name) || !names.has(name));

  const toTheEnd = async step => {
    results.set(step.name, await carryOut(step));
    running.delete(step.name);
    over.add(step.name);
    free += coresOf(step);
  };
  const begin = step => {
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
  return steps.map(step => results.get(step.name));
}
