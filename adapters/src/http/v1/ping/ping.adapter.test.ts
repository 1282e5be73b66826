import type { PingResult } from '@radiolink/domain/tools';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wavePage } from '../wave-page.mother.ts';
import { V1Ping } from './ping.adapter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells every echo of an endless run once, also when the device holds more than one answer is read of', async () => {
  const { client, around } = await wavePage();
  const sequences: number[] = [];
  const run = new V1Ping(client, around)
    .ping({ host: '192.0.2.1' })
    .subscribe(({ sequence }: PingResult) => sequences.push(sequence));
  await vi.advanceTimersByTimeAsync(1_300_000);
  run.unsubscribe();
  expect(sequences.length).toBeGreaterThan(1200);
  expect(sequences).toEqual(sequences.map((_, place) => place + 1));
});

it('says that the run was stopped on the device, after its last echoes', async () => {
  const { client, around } = await wavePage();
  const ping = new V1Ping(client, around);
  const seen: unknown[] = [];
  ping.ping({ host: '192.0.2.1' }).subscribe({
    next: ({ sequence }) => seen.push(sequence),
    error: (reason: unknown) => seen.push(String(reason)),
    complete: () => seen.push('complete'),
  });
  await vi.advanceTimersByTimeAsync(2500);
  await ping.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen.slice(0, 3)).toEqual([1, 2, 3]);
  expect(seen.at(-1)).toBe('RequestFailure: The test was stopped on the device.');
});

it.each([
  ['that ended', async () => vi.advanceTimersByTimeAsync(6000)],
  ['that is stopped here', async () => vi.advanceTimersByTimeAsync(500)],
] as const)('leaves no results of a run %s on the device', async (_name, goesOn) => {
  const { client, around, requested } = await wavePage();
  const run = new V1Ping(client, around).ping({ host: '192.0.2.1', count: 3 }).subscribe();
  await goesOn();
  run.unsubscribe();
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested.at(-1)).toBe('DELETE /tools/ping');
});
