/**
 * Does pieces of work side by side, in the order given: one begins as soon as what it comes after is over and enough
 * cores are free. `cores` is what it keeps busy, 1 when left out; `after` are names of others, ignored when not there.
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
