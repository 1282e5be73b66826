/**
 * Runs in the page, before it: intervals and the date follow a time that moves by a second with each tick, so that charts,
 * ages and histories see a day. Other timers stay as they are. Needs `withTurns`.
 */
export function inSimulatedTime() {
  const begunAt = Date.now();
  const intervals = new Map();
  let passed = 0;
  let next = 1_000_000;
  Date.now = () => begunAt + passed;
  window.setInterval = (handler, every = 1000, ...given) => {
    next += 1;
    intervals.set(next, { run: () => handler(...given), every: Math.max(1, every), at: passed + every });
    return next;
  };
  window.clearInterval = id => void intervals.delete(id);
  window.passTicks = async count => {
    for (let tick = 0; tick < count; tick += 1) {
      passed += 1000;
      window.tickPage.step();
      for (const interval of intervals.values()) {
        if (interval.at > passed) continue;
        interval.at = passed + interval.every;
        interval.run();
      }
      await window.turn();
    }
  };
}
