import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchedRadio } from './watched-radio.mother.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Wire = { host: Record<string, unknown>; interfaces: { status: Record<string, unknown> }[] };
const altered = (change: (wire: Wire) => void) => (text: string) => {
  const wire = JSON.parse(text) as Wire;
  change(wire);
  return JSON.stringify(wire);
};

it.each([
  ['stands at 1970', () => ({ time: '1970-01-01 00:00:07', timestamp: 7 })],
  [
    'jumps a day to and fro',
    (tick: number) => ({ time: `2026-11-${tick % 2 ? 21 : 20} 12:00:00`, timestamp: tick % 2 ? 9e9 : 1 }),
  ],
])('a device whose clock %s is live all the same, and its charts go on', async (_, host) => {
  const { way, status } = await watchedRadio();
  let tick = 0;
  way.status = altered(wire => Object.assign(wire.host, host((tick += 1))));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(status.$connection.getState().kind).toBe('live');
  expect(status.$ageSeconds.getState()).toBeLessThanOrEqual(2);
  const { times, series } = status.$throughputHistory.getState();
  expect(times).toHaveLength(120);
  expect([...times]).toEqual([...times].toSorted((a, b) => a - b));
  for (const values of Object.values(series)) {
    expect(values).toHaveLength(120);
    expect(values.every(value => Number.isNaN(value) || value >= 0)).toBe(true);
  }
});

it('counters that wrap make no figure negative or not a number', async () => {
  const { way, status } = await watchedRadio();
  let tick = 0;
  way.status = altered(wire => {
    tick += 1;
    for (const { status: port } of wire.interfaces) {
      for (const name of Object.keys(port).filter(key => /bytes|packets|errors|dropped/.test(key)))
        port[name] = tick % 2 ? 4_294_967_295 : 3;
    }
  });
  const bad: string[] = [];
  status.$status.updates.watch(value => {
    JSON.stringify(value, (key, part: unknown) => {
      if (
        typeof part === 'number' &&
        (Number.isNaN(part) || (part < 0 && /bytes|packets|errors|dropped/i.test(key)))
      )
        bad.push(key);
      return part;
    });
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bad).toEqual([]);
  const { series } = status.$throughputHistory.getState();
  for (const values of Object.values(series))
    expect(values.every(value => Number.isNaN(value) || value >= 0)).toBe(true);
});
