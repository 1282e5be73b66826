/**
 * Runs in the page: scrolls an element there and back, a step each frame, and returns the time from frame to frame, ms.
 * Without a step nothing is scrolled: what the browser and the machine cost in any case.
 */
export function scrolled([selector, frames, step]) {
  const target = selector === '' ? document.scrollingElement : document.querySelector(selector);
  const last = target.scrollHeight - target.clientHeight;
  const times = [];
  let [direction, before, at] = [target.scrollTop > 0 ? -1 : 1, performance.now(), target.scrollTop];
  return new Promise(resolve => {
    const frame = now => {
      times.push(now - before);
      before = now;
      if (times.length > frames) return resolve(times.slice(1));
      at += direction * step;
      if (at <= 0 || at >= last) direction = -direction;
      if (step > 0) target.scrollTop = Math.min(last, Math.max(0, at));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
