import { describe, expect, it } from 'vitest';
import {
  classicPingOutcome,
  EMPTY_PING_TALLY,
  type PingOutcome,
  pingOutcomeMessage,
  type PingResult,
  pingStatisticsOf,
  tallyPing,
} from './ping.ts';
import { hopTimes, TRACE_HOPS } from './traceroute.ts';

const echo = (sequence: number, timeMs: number | undefined, outcome: PingOutcome = 'ok') => ({
  sequence,
  outcome,
  timeMs,
});

const pingStatistics = (results: readonly PingResult[]) =>
  pingStatisticsOf(results.reduce(tallyPing, EMPTY_PING_TALLY));

describe('ping statistics', () => {
  it('ping statistics are least, mean and most time, loss and jitter', () => {
    const results = [echo(1, 10), echo(2, 14), echo(3, undefined, 'timeout'), echo(4, 12)];
    expect(pingStatistics(results)).toEqual({
      sent: 4,
      received: 3,
      lossPercent: 25,
      minMs: 10,
      averageMs: 12,
      maxMs: 14,
      jitterMs: 3,
    });
  });

  it('ping statistics have no jitter with one answer', () => {
    expect(pingStatistics([echo(1, 5)])).toMatchObject({ minMs: 5, maxMs: 5, jitterMs: undefined });
  });

  it('know no times when everything is lost', () => {
    expect(pingStatistics([echo(1, undefined, 'timeout'), echo(2, 7, 'unreachable')])).toEqual({
      sent: 2,
      received: 0,
      lossPercent: 100,
      minMs: undefined,
      averageMs: undefined,
      maxMs: undefined,
      jitterMs: undefined,
    });
  });

  it('know nothing before the first echo', () => {
    expect(pingStatistics([])).toMatchObject({ sent: 0, received: 0, lossPercent: undefined });
  });

  it('count an answer without a time as received', () => {
    expect(pingStatistics([echo(1, undefined)])).toMatchObject({
      received: 1,
      lossPercent: 0,
      minMs: undefined,
    });
  });
});

describe('codes of the classic ping', () => {
  it.each([
    [0, 'ok', 'Reply'],
    [-1, 'bad-parameter', 'Not a valid request'],
    [-2, 'unknown-host', 'Unknown host'],
    [-3, 'unreachable', 'Not reachable'],
    [-4, 'timeout', 'Timeout'],
    [-9, 'unreachable', 'Not reachable'],
  ])('%i means %s', (code, outcome, words) => {
    expect(classicPingOutcome(code)).toBe(outcome);
    expect(pingOutcomeMessage(classicPingOutcome(code))).toEqual({ key: words });
  });
});

describe('hops of a trace', () => {
  it('add up their probes', () => {
    expect(hopTimes({ hop: 1, timesMs: [3, undefined, 1] })).toEqual({
      minMs: 1,
      averageMs: 2,
      maxMs: 3,
      lost: 1,
    });
  });

  it('know no times when nothing came back', () => {
    expect(hopTimes({ hop: 1, timesMs: [undefined, undefined] })).toEqual({
      minMs: undefined,
      averageMs: undefined,
      maxMs: undefined,
      lost: 2,
    });
  });

  it('hops of a trace are 1 to 30, 20 unless said otherwise', () => {
    expect(TRACE_HOPS).toEqual({ min: 1, max: 30, default: 20 });
  });
});

describe('an endless ping', () => {
  const count = 200_000;

  it('an endless ping is added up without a limit', () => {
    const results = Array.from({ length: count }, (_, index) => echo(index + 1, 1 + (index % 2)));
    expect(pingStatistics(results)).toMatchObject({
      sent: count,
      minMs: 1,
      maxMs: 2,
      averageMs: 1.5,
      jitterMs: 1,
    });
  });

  it('an endless ping is added up one by one, in no more room after the last than after the first', () => {
    const size = (tally: object): number => JSON.stringify(tally).length;
    let tally = tallyPing(tallyPing(EMPTY_PING_TALLY, echo(1, 3)), echo(2, 5));
    const early = size(tally);
    for (let sequence = 3; sequence <= 10_000; sequence += 1) tally = tallyPing(tally, echo(sequence, 4));
    expect(size(tally)).toBeLessThan(early + 40);
    expect(pingStatisticsOf(tally)).toMatchObject({ sent: 10_000, minMs: 3, maxMs: 5 });
  });

  it('counts no time that is none', () => {
    expect(pingStatistics([echo(1, 5), echo(2, Number.NaN)])).toMatchObject({
      received: 2,
      averageMs: 5,
      maxMs: 5,
    });
  });
});

describe('a hop probed without end', () => {
  it('a hop probed without end is added up without a limit', () => {
    const timesMs = Array.from({ length: 200_000 }, (_, index) => (index % 4 === 3 ? undefined : index % 4));
    expect(hopTimes({ hop: 1, timesMs })).toEqual({ minMs: 0, averageMs: 1, maxMs: 2, lost: 50_000 });
  });
});
