import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { Locating } from './locate.port.ts';
import { createLocateModel } from './locate.model.ts';

const NOW = 1_000_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function aLocator() {
  const read = new HeldCall<[], Locating>();
  const start = new HeldCall<[number | undefined], void>();
  const stop = new HeldCall<[], void>();
  const locate = { read: read.call, start: (seconds?: number) => start.call(seconds), stop: stop.call };
  const model = createLocateModel({ locate, clock: { now: () => NOW } });
  return { model, read, start, stop };
}

it('reads what the LEDs do when its section is opened', async () => {
  const { model, read } = aLocator();
  expect(model.$state.getState()).toBeNull();
  model.opened();
  await read.answer({ active: true, secondsLeft: 42 });
  expect(model.$state.getState()).toEqual({ active: true, endsAt: NOW + 42_000 });
});

it('flashing has no end where the device reports none', async () => {
  const { model, read } = aLocator();
  model.opened();
  await read.answer({ active: true });
  expect(model.$state.getState()).toEqual({ active: true, endsAt: undefined });
});

it('flashes for a minute, once at a time, and reads again afterwards', async () => {
  const { model, read, start, stop } = aLocator();
  model.startRequested();
  model.startRequested();
  model.stopRequested();
  expect(start.requests).toEqual([[60]]);
  expect([stop.requests.length, model.$busy.getState(), read.requests.length]).toEqual([0, true, 0]);
  await start.answer();
  expect([model.$busy.getState(), read.requests.length]).toEqual([false, 1]);
  await read.answer({ active: true, secondsLeft: 60 });
  model.stopRequested();
  await stop.answer();
  await read.answer({ active: false });
  expect(model.$state.getState()?.active).toBe(false);
});

it('reads the LEDs every five seconds while they flash and are shown, one request at a time', async () => {
  const { model, read } = aLocator();
  model.opened();
  vi.advanceTimersByTime(20_000);
  expect(read.requests).toHaveLength(1);
  await read.answer({ active: true, secondsLeft: 50 });
  vi.advanceTimersByTime(5000);
  expect(read.requests).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(read.requests).toHaveLength(2);
  await read.answer({ active: false });
  vi.advanceTimersByTime(20_000);
  expect(read.requests).toHaveLength(2);
});

it('reads the LEDs no more once their section is closed', async () => {
  const { model, read } = aLocator();
  model.opened();
  await read.answer({ active: true });
  model.closed();
  vi.advanceTimersByTime(20_000);
  expect(read.requests).toHaveLength(1);
});

it('says why a request failed, until the next one', async () => {
  const { model, read, start } = aLocator();
  model.startRequested();
  await start.fail(LOST);
  expect(model.$failure.getState()).toEqual(LOST);
  model.startRequested();
  expect(model.$failure.getState()).toBeNull();
  await start.answer();
  await read.fail(LOST);
  expect(model.$failure.getState()).toEqual(LOST);
});
