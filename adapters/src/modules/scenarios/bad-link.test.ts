import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seededRandom } from '@radiolink/virtual-radio';
import { countOf } from '../../../../.config/drawn-sample.ts';
import { watchedRadio } from './watched-radio.mother.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TICKS = countOf(400, 1000);
const LOSS = 0.3;
const MOST_LATENCY_MS = 5000;
const STEP_MS = 100;

it('keeps order on a link that loses 30 % and takes up to 5 s: one poll in flight, never older over newer', async () => {
  const { way, seen, status } = await watchedRadio();
  const random = seededRandom(7);
  way.latencyMs = () => random() * MOST_LATENCY_MS;
  way.lost = () => random() < LOSS;

  const uptimes: number[] = [];
  status.$status.updates.watch(value => {
    if (value?.host.uptimeSeconds !== undefined) uptimes.push(value.host.uptimeSeconds);
  });
  let oldest = 0;
  let lastAge = 0;
  status.$ageSeconds.updates.watch(age => {
    const seconds = age ?? 0;
    // Age grows by a second at a time, or returns to zero with a response.
    expect(seconds === 0 || seconds - lastAge <= 1).toBe(true);
    lastAge = seconds;
    oldest = Math.max(oldest, seconds);
  });
  while (seen.polls < TICKS) await vi.advanceTimersByTimeAsync(STEP_MS);

  expect(seen.mostInFlight).toBe(1);
  expect(uptimes.length).toBeGreaterThan(TICKS / 4);
  expect(uptimes).toEqual(uptimes.toSorted((a, b) => a - b));
  expect(oldest).toBeGreaterThan(3);

  way.lost = () => true;
  while (status.$connection.getState().kind !== 'reconnecting') await vi.advanceTimersByTimeAsync(STEP_MS);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(status.$ageSeconds.getState()).toBeGreaterThanOrEqual(15);

  way.lost = () => false;
  way.latencyMs = () => 0;
  const before = seen.inFlight;
  await vi.advanceTimersByTimeAsync(before === 0 ? 2000 : 2000 + MOST_LATENCY_MS);
  expect(status.$connection.getState().kind).toBe('live');
});

it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
  const { seen, status, visible } = await watchedRadio();
  await vi.advanceTimersByTimeAsync(5000);
  visible.next(false);
  await vi.advanceTimersByTimeAsync(10);
  const before = seen.requests;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.requests).toBe(before);
  visible.next(true);
  await vi.advanceTimersByTimeAsync(50);
  expect(seen.requests).toBe(before + 1);
  expect(status.$ageSeconds.getState()).toBe(0);
});

it.each([1, 5, 15, 60])('goes on in place after %d s without the device', async seconds => {
  const { seen, status, way } = await watchedRadio();
  await vi.advanceTimersByTimeAsync(3000);
  way.lost = () => true;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  way.lost = () => false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(status.$connection.getState().kind).toBe('live');
  expect(seen.reloads).toBe(0);
});

it.each([
  [100, 60],
  [800, 60],
  [3000, 10],
  [4500, 7],
])('takes at most half of the time of a device that answers late, after %d ms', async (latencyMs, polls) => {
  const { way, seen } = await watchedRadio();
  way.latencyMs = () => latencyMs;
  await vi.advanceTimersByTimeAsync(2 * (latencyMs + 5000));
  const [before, others] = [seen.polls, seen.requests - seen.polls];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.polls - before).toBeLessThanOrEqual(polls);
  expect(seen.polls - before).toBeGreaterThanOrEqual(polls / 2);
  expect(seen.mostInFlight).toBe(1);
  // And no other request makes up for them.
  expect(seen.requests - seen.polls - others).toBeLessThanOrEqual(1);
});
