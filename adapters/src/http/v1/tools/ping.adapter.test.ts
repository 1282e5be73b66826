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
