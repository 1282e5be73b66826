/**
 * Runs in the page, before it: intervals and the date follow a time that moves by a second with each tick, so that charts,
 * ages and histories see a day. Other timers stay as they are.
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
  // A timer that is asked for in a timer waits for 4 ms; one that is asked for in a message does not.
  const channel = new MessageChannel();
  let turned;
  channel.port1.addEventListener('message', () => setTimeout(turned, 0));
  channel.port1.start();
  const turn = () =>
    new Promise(resolve => {
      turned = resolve;
      channel.port2.postMessage(null);
    });
  window.passTicks = async count => {
    for (let tick = 0; tick < count; tick += 1) {
      passed += 1000;
      window.tickPage.step();
      for (const interval of intervals.values()) {
        if (interval.at > passed) continue;
        interval.at = passed + interval.every;
        interval.run();
      }
      await turn();
    }
  };
}
