import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ChartHistory } from '@radiolink/application/status/chart-series';
import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countOf } from '../../.config/drawn-sample.ts';
import { type LivePage, openLivePage } from './live-page.ts';

/** `npm run soak` sets a day of seconds. */
const TICKS = Number(process.env['RADIOLINK_SOAK_TICKS'] ?? countOf(1500, 5000));
const WARM_UP_TICKS = countOf(500, 1000);
const STATIONS = 8;
/** Variation of a heap between two collections although nothing is kept: less than a byte for each reading seen. */
const HEAP_SWING_BYTES = 1_500_000;
const LONGEST_TEST_MS = 2 * 60 * 60 * 1000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const turn = setImmediate;
const nextTurn = () => new Promise<void>(resolve => void turn(resolve));

let page: LivePage;

/** Lets fake time pass in graph ticks; the radio answers in real turns of the event loop. */
async function pass(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) {
    await vi.advanceTimersByTimeAsync(GRAPH_INTERVAL_MS);
    do await nextTurn();
    while (page.pending() > 0);
    await nextTurn();
  }
}

function heapBytes(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The buffers of every graph. */
function buffers(): readonly Float64Array[] {
  const histories: readonly ChartHistory<string>[] = Object.entries(page.status)
    .filter(([name]) => name.endsWith('History'))
    .map(([, store]) => store.getState());
  return histories.flatMap(({ times, series }) => [times, ...Object.values(series)]);
}

beforeAll(async () => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 2, 4, 10),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  page = await openLivePage(STATIONS);
});
afterAll(() => {
  vi.useRealTimers();
});

describe('a page that is kept open', () => {
  it(
    `holds no more heap, timers and listeners after ${TICKS} ticks than after ${WARM_UP_TICKS}`,
    async () => {
      await pass(WARM_UP_TICKS);
      const before = { timers: vi.getTimerCount(), listeners: page.listeners(), heap: heapBytes() };
      await pass(TICKS - WARM_UP_TICKS);
      const after = { timers: vi.getTimerCount(), listeners: page.listeners(), heap: heapBytes() };
      console.log(`heap ${before.heap} -> ${after.heap} bytes, ${page.requests()} requests`);
      expect(page.requests()).toBeGreaterThan(TICKS / 2);
      expect([after.timers, after.listeners]).toEqual([before.timers, before.listeners]);
      expect(after.heap - before.heap).toBeLessThan(HEAP_SWING_BYTES);
    },
    LONGEST_TEST_MS,
  );

  it('keeps each graph at exactly 120 ticks, the newest of now', () => {
    expect(buffers().length).toBeGreaterThan(5);
    expect(new Set(buffers().map(({ length }) => length))).toEqual(new Set([GRAPH_TICKS]));
    expect(page.status.$throughputHistory.getState().series.upKbps.at(-1)).toBeGreaterThanOrEqual(0);
  });

  it('asks nothing while it is hidden for a minute, and goes on when it is seen', async () => {
    page.visible.next(false);
    await pass(2);
    const before = page.requests();
    await pass(Math.ceil(60_000 / GRAPH_INTERVAL_MS));
    expect(page.requests()).toBe(before);
    page.visible.next(true);
    await pass(2);
    expect(page.requests()).toBeGreaterThan(before);
  });

  it('leaves no timer, and no listener but that of the page, when it is closed', () => {
    page.status.closed();
    // The memory of the charts waits for the page to be hidden as long as the page lives.
    expect([vi.getTimerCount(), page.listeners()]).toEqual([0, 1]);
  });
});
