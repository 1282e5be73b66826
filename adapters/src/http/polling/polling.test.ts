import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { RequestFailure } from '@radiolink/domain/errors';
import { BehaviorSubject, NEVER, of, Subject, throwError, timer, map, concat } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure } from '../client/failure.ts';
import { requested, inBackground, unlessHeld, pausable } from './polling.ts';
import { deviceJob } from './device-job.ts';
import { overBadLink, poll } from './poll.ts';
import { watched } from './watched.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const refused = new RequestFailure({ kind: 'response-status', status: 500, statusText: '' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what may run in the background', () => {
  function conditions() {
    const visible = new BehaviorSubject(true);
    const heartbeat = new HeartbeatLock();
    return { visible, heartbeat, gate: { visibility: { visible }, heartbeat } };
  }

  it('runs while the page is seen and no lock is held', () => {
    const { visible, heartbeat, gate } = conditions();
    const states: boolean[] = [];
    inBackground(gate).subscribe(state => states.push(state));
    heartbeat.disable();
    visible.next(false);
    heartbeat.enable();
    visible.next(true);
    expect(states).toEqual([true, false, true]);
  });

  it('what may run in the background does not mind a hidden page where somebody waits for the result', () => {
    const { visible, heartbeat, gate } = conditions();
    const states: boolean[] = [];
    unlessHeld(gate).subscribe(state => states.push(state));
    visible.next(false);
    heartbeat.disable();
    expect(states).toEqual([true, false]);
  });
});

describe('a stream behind a gate', () => {
  it('runs anew each time that it may, and completes with its source', () => {
    const allowed = new BehaviorSubject(false);
    const source = new Subject<number>();
    const seen: (number | string)[] = [];
    pausable(allowed, source).subscribe({ next: n => seen.push(n), complete: () => seen.push('end') });
    source.next(1);
    allowed.next(true);
    source.next(2);
    allowed.next(false);
    source.next(3);
    allowed.next(true);
    source.next(4);
    source.complete();
    expect(seen).toEqual([2, 4, 'end']);
  });

  it('fails with its source', () => {
    const seen: unknown[] = [];
    pausable(
      of(true),
      throwError(() => refused),
    ).subscribe({ error: reason => seen.push(reason) });
    expect(seen).toEqual([refused]);
  });
});

describe('a question', () => {
  it('a question is cut when nobody waits for the answer', () => {
    const signals: AbortSignal[] = [];
    const request = requested(signal => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    request.subscribe().unsubscribe();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('a bad link', () => {
  const failing = (times: number, reason: RequestFailure) => {
    let tries = 0;
    return {
      tries: () => tries,
      source: poll(
        async () => {
          tries += 1;
          if (tries <= times) throw reason;
          return 'answer';
        },
        { every: 60_000 },
      ),
    };
  };

  it('a bad link is tried again, more slowly after the first time', async () => {
    const { source, tries } = failing(3, networkFailure('time-out'));
    const seen: string[] = [];
    source.pipe(overBadLink()).subscribe(answer => seen.push(answer));
    await pass(3999);
    expect([tries(), seen]).toEqual([3, []]);
    await pass(1);
    expect(seen).toEqual(['answer']);
  });

  it('a bad link is given up in the end', async () => {
    const { source, tries } = failing(99, networkFailure('unreachable'));
    const reasons: unknown[] = [];
    source.pipe(overBadLink(2)).subscribe({ error: reason => reasons.push(reason) });
    await pass(60_000);
    expect([tries(), reasons.length]).toEqual([3, 1]);
  });

  it('a bad link is no excuse for a refusal', async () => {
    const { source, tries } = failing(99, refused);
    source.pipe(overBadLink()).subscribe({ error: () => undefined });
    await pass(60_000);
    expect(tries()).toBe(1);
  });
});

describe('what is watched', () => {
  it('what is watched is asked for once for all who watch, and shown at once to who comes later', async () => {
    let asks = 0;
    const values = watched(async () => ++asks, { everyMs: 1000, allowed: of(true) });
    const seen: unknown[] = [];
    values.subscribe();
    await pass(10);
    values.subscribe(event => seen.push(event));
    expect([asks, seen]).toEqual([1, [{ kind: 'value', value: 1 }]]);
  });

  it('what is watched is asked for at once when something was changed', async () => {
    let asks = 0;
    const refresh = new Subject<void>();
    watched(async () => ++asks, { everyMs: 60_000, allowed: of(true), refresh }).subscribe();
    await pass(10);
    refresh.next();
    await pass(10);
    expect(asks).toBe(2);
  });

  it('counts failures, rests longer after them, and counts anew after an answer', async () => {
    const outcomes = [false, false, false, true, false];
    const at: number[] = [];
    const begin = Date.now();
    const seen: unknown[] = [];
    const ask = async () => {
      const fine = outcomes[at.length];
      at.push(Date.now() - begin);
      if (fine !== true) throw networkFailure('unreachable');
      return 'fine';
    };
    const watching = watched(ask, { everyMs: 500, allowed: of(true) }).subscribe(event =>
      seen.push(event.kind === 'failure' ? event.failures : event.value),
    );
    await pass(4900);
    watching.unsubscribe();
    expect(seen).toEqual([1, 2, 3, 'fine', 1]);
    expect(at).toEqual([0, 1000, 2500, 4000, 4500]);
  });

  it('what is watched is let alone when an answer leaves nothing to wait for, and looked at anew when that is wanted', async () => {
    const answers = ['running', 'over', 'running', 'over'];
    const refresh = new Subject<void>();
    const seen: unknown[] = [];
    const goesOn = (answer: string) => answer === 'running';
    watched(async () => answers[seen.length] ?? '', {
      everyMs: 1000,
      allowed: of(true),
      refresh,
      goesOn,
    }).subscribe(event => seen.push(event.kind === 'value' ? event.value : event.failures));
    await pass(60_000);
    expect(seen).toEqual(['running', 'over']);
    refresh.next();
    await pass(60_000);
    expect(seen).toEqual(answers);
  });

  it('what is watched does not hide mistakes of this program', async () => {
    const reasons: unknown[] = [];
    watched(() => Promise.reject(new RangeError('mistake')), { everyMs: 1, allowed: of(true) }).subscribe({
      error: reason => reasons.push(reason),
    });
    await pass(1);
    expect(reasons).toEqual([new RangeError('mistake')]);
  });
});

describe('poll', () => {
  it.each([
    ['anew', false, [1, 2, 1]],
    ['on, where it keeps its count,', true, [1, 2, 3]],
  ] as const)('counts failures %s after a break', async (_, keepsCount, counted) => {
    const allowed = new BehaviorSubject(true);
    const failures: number[] = [];
    const polls = poll(() => Promise.reject(networkFailure('unreachable')), {
      every: 1000,
      while: allowed,
      keepsCount,
    }).subscribe(polled => polled.kind === 'failure' && failures.push(polled.failures));
    await pass(1500);
    allowed.next(false);
    await pass(5000);
    allowed.next(true);
    await pass(0);
    polls.unsubscribe();
    expect(failures).toEqual(counted);
  });
});

describe('a job on the device', () => {
  function job({ startMs = 10, states = 3 }: { startMs?: number; states?: number } = {}) {
    const calls: string[] = [];
    const stream = deviceJob({
      start: () => {
        calls.push('start');
        return new Promise<number>(resolve => setTimeout(resolve, startMs, 7));
      },
      follow: id => {
        calls.push(`follow ${id}`);
        return concat(timer(0, 100).pipe(map(count => count + 1)), NEVER);
      },
      isOver: state => state === states,
      stop: async id => void calls.push(`stop ${id}`),
    });
    return { calls, stream };
  }

  it('a job on the device is followed to its end and not stopped then', async () => {
    const { calls, stream } = job();
    const seen: (number | string)[] = [];
    stream.subscribe({ next: state => seen.push(state), complete: () => seen.push('end') });
    await pass(1000);
    expect(seen).toEqual([1, 2, 3, 'end']);
    expect(calls).toEqual(['start', 'follow 7']);
  });

  it('a job on the device is stopped there when nobody follows it any more', async () => {
    const { calls, stream } = job();
    const following = stream.subscribe();
    await pass(50);
    following.unsubscribe();
    expect(calls).toEqual(['start', 'follow 7', 'stop 7']);
  });

  it('a job on the device is stopped there when nobody waited for its start', async () => {
    const { calls, stream } = job();
    const following = stream.subscribe();
    await pass(5);
    following.unsubscribe();
    await pass(10);
    expect(calls).toEqual(['start', 'stop 7']);
  });

  it('a job on the device that is the only one of its kind, without a number, is stopped as well', async () => {
    let stops = 0;
    const following = deviceJob<void, number>({
      start: () => Promise.resolve(),
      follow: () => NEVER,
      isOver: () => false,
      stop: async () => void (stops += 1),
    }).subscribe();
    await pass(10);
    following.unsubscribe();
    expect(stops).toBe(1);
  });

  it('a job on the device that could not be started is not stopped', async () => {
    const stopped: number[] = [];
    const reasons: unknown[] = [];
    deviceJob({
      start: () => Promise.reject(refused),
      follow: () => NEVER,
      isOver: () => false,
      stop: async (id: number) => void stopped.push(id),
    }).subscribe({ error: reason => reasons.push(reason) });
    await pass(10);
    expect([reasons, stopped]).toEqual([[refused], []]);
  });
});
