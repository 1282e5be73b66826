import { describe, expect, it } from 'vitest';
import { classicPingOutcome, type PingOutcome, pingOutcomeMessage, pingStatistics } from './ping.ts';
import { hopTimes, isTraceComplete, TRACE_HOPS } from './traceroute.ts';

const echo = (sequence: number, timeMs: number | undefined, outcome: PingOutcome = 'ok') => ({
  sequence,
  outcome,
  timeMs,
});

describe('ping statistics', () => {
  it('are least, mean and most time, loss and jitter', () => {
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

  it('have no jitter with one answer', () => {
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
    [0, 'ok', 'Answered'],
    [-1, 'bad-parameter', 'Not a valid request'],
    [-2, 'unknown-host', 'Unknown host'],
    [-3, 'unreachable', 'Not reachable'],
    [-4, 'timeout', 'No answer'],
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

  it('are complete when the last one is the destination', () => {
    const hops = [
      { hop: 1, address: '192.0.2.1', timesMs: [] },
      { hop: 2, address: '192.0.2.9', timesMs: [] },
    ];
    expect(isTraceComplete(hops, '192.0.2.9')).toBe(true);
    expect(isTraceComplete(hops, '192.0.2.1')).toBe(false);
    expect(isTraceComplete([], '192.0.2.1')).toBe(false);
    expect(isTraceComplete([{ hop: 1, timesMs: [] }], undefined)).toBe(false);
  });

  it('are 1 to 30, 20 unless said otherwise', () => {
    expect(TRACE_HOPS).toEqual({ min: 1, max: 30, default: 20 });
  });
});
