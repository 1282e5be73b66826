import { describe, expect, it } from 'vitest';
import { reportText } from '../tool-runs/tool-report.ts';
import { speedTestReport } from './speed-test-report.ts';
import { NOTHING_MEASURED, type SpeedTestRun, type SpeedTestSoFar } from './speed-test-result.ts';

const words = (text: string | { readonly key: string }) => (typeof text === 'string' ? text : text.key);
const run = (result: Partial<SpeedTestSoFar> = {}): SpeedTestRun => ({
  number: 1,
  request: { host: '192.0.2.20', username: 'admin', durationSeconds: 10, direction: 'tx' },
  startedAt: 0,
  endedAt: 10_000,
  end: 'finished',
  failure: null,
  result: { ...NOTHING_MEASURED, ...result },
});
const factOf = (id: string, result: Partial<SpeedTestSoFar> = {}) =>
  speedTestReport(run(result)).facts.find(fact => fact.id === id);

describe('the report of a speed test', () => {
  it('the report of a speed test has no figures before anything was measured, and what was requested', () => {
    expect(factOf('tx')?.value).toBeUndefined();
    expect(factOf('share')?.value).toBeUndefined();
    expect(factOf('limit')?.value).toBeUndefined();
    expect(factOf('host')?.value).toBe('192.0.2.20');
    expect(factOf('duration')?.value).toBe(10);
    expect(speedTestReport(run()).rows).toEqual([]);
  });

  it('the report of a speed test has rates in Mbps with one decimal', () => {
    expect(factOf('tx', { txKbps: 94_960 })?.value).toBe(95);
    expect(factOf('rx', { rxKbps: 1_234_567 })?.value).toBe(1234.6);
    expect(factOf('tx', { txKbps: 0 })?.value).toBe(0);
  });

  it('the report of a speed test has how much of the capacity was reached, in percent', () => {
    expect(factOf('share', { txKbps: 80_000, ends: { txCapacityKbps: 100_000 } })?.value).toBe(80);
  });

  it('names its direction for people, and by its id for programs', () => {
    expect(factOf('direction')).toMatchObject({ value: 'tx', words: 'Transmit' });
  });

  it.each([
    ['downlink', 'Downlink', 'Uplink'],
    ['uplink', 'Uplink', 'Downlink'],
    [undefined, 'Transmit', 'Receive'],
  ] as const)('calls what a device sends that sends the %s %s', (sends, sent, received) => {
    const ends = { sends };
    const { columns } = speedTestReport(run({ ends }));
    expect([factOf('tx', { ends })?.label, factOf('rx', { ends })?.label]).toEqual([sent, received]);
    expect([factOf('txCapacity', { ends })?.label, factOf('direction', { ends })?.words]).toEqual([
      `${sent} capacity`,
      sent,
    ]);
    expect(columns.map(({ label }) => label)).toEqual(['Second', sent, received]);
  });

  it('the report of a speed test has a row for each second, empty where nothing was measured', () => {
    const samples = [
      { seconds: 0, txKbps: 50_000 },
      { seconds: 1, rxKbps: 60_000 },
    ];
    expect(speedTestReport(run({ samples })).rows).toEqual([
      [0, 50, undefined],
      [1, undefined, 60],
    ]);
  });

  it('names no login', () => {
    const text = reportText(speedTestReport(run({ txKbps: 1000 })), words);
    expect(text).not.toContain('admin');
    expect(text).toContain('Transmit (Mbps): 1');
  });

  it('the report of a speed test is of its start, in the time of the world', () => {
    expect(factOf('started')?.value).toBe('1970-01-01T00:00:00.000Z');
  });
});
