import { afterEach, describe, expect, it, vi } from 'vitest';
import { plain } from '../../testing/plain.ts';

interface Event {
  readonly name: string;
  readonly cat?: string;
  readonly ph?: string;
  readonly pid?: number;
  readonly tid?: number;
  /** Microseconds: since the start, on the processor, and how long of each. */
  readonly ts: number;
  readonly tts?: number;
  readonly dur?: number;
  readonly tdur?: number;
}
interface Recording {
  spans(name: string): readonly { readonly ms: number; readonly collections: number }[];
  collectionsAround(name: string): { readonly count: number; readonly ms: number };
  longestTaskAround(name: string): number;
}
const { recorded } = await plain<{
  recorded: (page: object, work: () => Promise<void>) => Promise<Recording>;
}>('bench/tick/recording.mjs');
const { printProfile } = await plain<{ printProfile: (page: object) => Promise<void> }>(
  'bench/tick/recording.mjs',
);

/** A page whose session answers calls, and hands out these events when a recording ends. */
function aPage(events: readonly Event[], answers: Readonly<Record<string, unknown>> = {}) {
  const listeners = new Map<string, (value: object) => void>();
  const listen = (name: string, listener: (value: object) => void) => void listeners.set(name, listener);
  const session = {
    on: listen,
    once: listen,
    detach: async () => undefined,
    send: async (method: string) => {
      if (method === 'Tracing.end') {
        for (const event of events) listeners.get('Tracing.dataCollected')?.({ value: [event] });
        queueMicrotask(() => listeners.get('Tracing.tracingComplete')?.({}));
      }
      return answers[method];
    },
  };
  return {
    context: () => ({ newCDPSession: async () => session }),
    evaluate: async () => undefined,
    close: async () => undefined,
  };
}

const HERE = { pid: 1, tid: 1 };
const mark = (name: string, ts: number, tts = ts): Event => ({
  name,
  cat: 'blink.user_timing',
  ts,
  tts,
  ...HERE,
});
const task = (name: string, ts: number, dur: number, tdur = dur): Event => ({
  name,
  ph: 'X',
  ts,
  dur,
  tdur,
  ...HERE,
});
const recording = (...events: readonly Event[]) => recorded(aPage(events), async () => undefined);

describe('a recording of ticks', () => {
  it('a recording of ticks has for each tick its time on the processor, not that on the clock, in the order of time', async () => {
    const of = await recording(
      mark('tick-begin', 20_000, 9000),
      mark('tick-end', 90_000, 12_500),
      mark('tick-begin', 1000, 1000),
      mark('tick-end', 9000, 3000),
    );
    expect(of.spans('tick').map(({ ms }) => ms)).toEqual([2, 3.5]);
  });

  it('tells spans of one name from those of another', async () => {
    const of = await recording(
      mark('bare-begin', 0),
      mark('bare-end', 1000),
      mark('tick-begin', 2000),
      mark('tick-end', 5000),
    );
    expect([of.spans('bare'), of.spans('tick')].map(([span]) => span?.ms)).toEqual([1, 3]);
    expect(of.spans('none')).toEqual([]);
  });

  it('counts collections of garbage within a tick, and all from the first tick to the last', async () => {
    const of = await recording(
      task('MajorGC', 0, 5000),
      mark('tick-begin', 1000),
      task('MinorGC', 1500, 200, 100),
      mark('tick-end', 2000),
      task('MajorGC', 2500, 500, 400),
      mark('tick-begin', 3000),
      mark('tick-end', 4000),
      task('MinorGC', 5000, 100),
    );
    expect(of.spans('tick').map(({ collections }) => collections)).toEqual([1, 0]);
    expect(of.collectionsAround('tick')).toEqual({ count: 2, ms: 0.5 });
  });

  it('finds the longest task from the first tick to the last, also one that began before', async () => {
    const of = await recording(
      task('ThreadControllerImpl::RunTask', 0, 900, 50_000),
      task('ThreadControllerImpl::RunTask', 500, 700, 8000),
      mark('tick-begin', 1000),
      task('RunTask', 1500, 100, 3000),
      task('Paint', 1500, 100, 20_000),
      mark('tick-end', 2000),
      task('RunTask', 2500, 100, 60_000),
    );
    expect(of.longestTaskAround('tick')).toBe(8);
  });

  it('leaves other threads out', async () => {
    const other = { ...task('RunTask', 1500, 100, 9000), tid: 2 };
    const of = await recording(mark('tick-begin', 1000), other, mark('tick-end', 2000));
    expect(of.longestTaskAround('tick')).toBe(0);
  });

  it('a recording of ticks is empty where nothing was marked', async () => {
    const of = await recording();
    expect([of.longestTaskAround('tick'), of.collectionsAround('tick')]).toEqual([0, { count: 0, ms: 0 }]);
  });
});

describe('the profile of a tick', () => {
  afterEach(() => vi.restoreAllMocks());

  it('the profile of a tick has the share of each function with all that it calls, once a sample, and of ticks alone', async () => {
    const node = (id: number, functionName: string, ...children: readonly number[]) => ({
      id,
      children,
      callFrame: { functionName },
    });
    const profile = {
      nodes: [
        node(1, 'root', 2, 6),
        node(2, 'step', 3, 5),
        node(3, 'shareStatus', 4),
        node(4, 'shareStatus'),
        node(5, 'statusOf'),
        node(6, 'statusOf'),
      ],
      samples: [4, 5, 2, 6],
      timeDeltas: [500, 250, 250, 9000],
    };
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line));
    await printProfile(aPage([], { 'Profiler.stop': { profile } }));
    expect(lines.find(line => line.startsWith('shareStatus'))).toMatch(/ 50\.0 %$/);
    expect(lines.find(line => line.startsWith('statusOf'))).toMatch(/ 25\.0 %$/);
    expect(lines.find(line => line.startsWith('linkVerdict'))).toMatch(/ 0\.0 %$/);
  });
});
