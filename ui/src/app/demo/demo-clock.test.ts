import { expect, it } from 'vitest';
import { DemoClock } from './demo-clock.ts';

it('runs as fast as is wanted, and does not jump when that changes', () => {
  let wall = 1000;
  const clock = new DemoClock(1, undefined, () => wall);
  wall += 100;
  expect(clock.now()).toBe(1100);
  clock.runAt(10);
  expect(clock.now()).toBe(1100);
  wall += 100;
  expect(clock.now()).toBe(2100);
});

it('goes on where the page before was, never back', () => {
  expect(new DemoClock(1, 9000, () => 1000).now()).toBe(9000);
  expect(new DemoClock(1, 500, () => 1000).now()).toBe(1000);
});
