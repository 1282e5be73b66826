import { describe, expect, it } from 'vitest';
import type { FetchError, NetworkError } from './fetch-error.ts';
import { NO_OUTAGE, nextOutage, type Outage, isSilentTooLong, retryDelayMs } from './reconnection.ts';

const network = (reason: NetworkError['reason']): FetchError => ({ kind: 'network', reason, message: '' });
const failed = (failure: FetchError, at: number) => ({ kind: 'failed', failure, at }) as const;
const silent = (at: number) => failed(network('unreachable'), at);
const garbled = (at: number) => failed(network('malformed'), at);
const answered = { kind: 'answered' } as const;
const after = (...events: Parameters<typeof nextOutage>[1][]) => events.reduce<Outage>(nextOutage, NO_OUTAGE);

describe('a device that does not answer, decided.md row 3', () => {
  it('may just have lost a poll at first', () => {
    expect(after(silent(1000))).toEqual({ phase: 'suspected', since: 1000 });
    expect(after(silent(1000), silent(3999))).toEqual({ phase: 'suspected', since: 1000 });
  });

  it.each(['unreachable', 'time-out'] as const)('is out after 3 s of %s', reason => {
    const fails = (at: number) => failed(network(reason), at);
    expect(after(fails(1000), fails(2500), fails(4000))).toEqual({ phase: 'lasting' });
  });

  it('stays out when the clock jumps back', () => {
    expect(after(silent(1000), silent(4000), silent(0))).toEqual({ phase: 'lasting' });
  });

  it('is as if nothing had been after one lost poll', () => {
    expect(after(silent(1000), answered)).toEqual(NO_OUTAGE);
    expect(after(silent(1000), answered, silent(9000))).toEqual({ phase: 'suspected', since: 9000 });
    expect(after(answered)).toEqual(NO_OUTAGE);
  });

  it('makes the page reload once it is back, and only once', () => {
    const back = after(silent(0), silent(5000), answered);
    expect(back).toEqual({ phase: 'over' });
    expect(nextOutage(back, answered)).toBe(back);
    expect(nextOutage(back, silent(9000))).toBe(back);
  });
});

describe('an answer of no use', () => {
  it.each([
    ['malformed', network('malformed')],
    ['an HTTP failure', { kind: 'response-status', status: 500, statusText: '' }],
    ['a refusal', { kind: 'device-api', error: 'Busy', message: '', detail: '', statusCode: 500 }],
  ] as const)('is no outage: %s', (_, failure) => {
    expect(after(failed(failure, 0), failed(failure, 60_000))).toEqual(NO_OUTAGE);
  });

  it('ends a silence that was brief', () => {
    expect(after(silent(0), garbled(1000), silent(4000))).toEqual({ phase: 'suspected', since: 4000 });
  });

  it('is not yet the return of a device that was out', () => {
    expect(after(silent(0), silent(4000), garbled(5000))).toEqual({ phase: 'lasting' });
    expect(after(silent(0), silent(4000), garbled(5000), answered)).toEqual({ phase: 'over' });
  });
});

describe('a request that the page cut', () => {
  it('tells nothing of the device', () => {
    const cut = failed(network('cancelled'), 60_000);
    expect(after(cut, cut)).toEqual(NO_OUTAGE);
    expect(after(silent(1000), cut)).toEqual({ phase: 'suspected', since: 1000 });
  });
});

describe('the pause between two tries', () => {
  it('grows from 1 s and stays at 1.5', () => {
    expect([0, 1, 2, 3, 100].map(retryDelayMs)).toEqual([1000, 1000, 1500, 1500, 1500]);
    expect([-1, Number.NaN, Number.POSITIVE_INFINITY].map(retryDelayMs)).toEqual([1500, 1500, 1500]);
  });
});

describe('a silence, decided.md row 37', () => {
  it('is a lost connection after 5 s, and not before', () => {
    expect([0, 1000, 4999, 5000, 60_000].map(passed => isSilentTooLong(7000, 7000 + passed))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is none while the clock is behind the last answer', () => {
    expect(isSilentTooLong(7000, 0)).toBe(false);
  });
});
