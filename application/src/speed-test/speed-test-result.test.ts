import type { SpeedTest } from '@radiolink/domain/tools';
import { describe, expect, it } from 'vitest';
import { NOTHING_MEASURED, speedTestResultOf, withMoment } from './speed-test-result.ts';

const measured = (seconds: number, change: Partial<SpeedTest> = {}): SpeedTest => ({
  id: '1',
  status: 'in-progress',
  phase: 'tx',
  elapsedSeconds: seconds,
  durationSeconds: 30,
  samples: Array.from({ length: seconds }, (_, index) => ({
    seconds: index + 1,
    txKbps: 100_000,
    rxKbps: 50_000,
  })),
  ...change,
});

describe('the result of a speed test', () => {
  it('counts no second without a rate into the mean of that direction', () => {
    const samples = [
      { seconds: 1, txKbps: 0, rxKbps: 10_000 },
      { seconds: 2, txKbps: 80_000, rxKbps: 0 },
    ];
    const result = withMoment(NOTHING_MEASURED, { test: measured(2, { samples }), ends: {} });
    expect(result).toMatchObject({ txKbps: 80_000, rxKbps: 10_000 });
  });

  it('the result of a speed test has the newest 400 seconds', () => {
    const { samples } = withMoment(NOTHING_MEASURED, { test: measured(450), ends: {} });
    expect([samples.length, samples[0]?.seconds]).toEqual([400, 51]);
  });

  it('the result of a speed test has the highest load of each end, and what was reported once', () => {
    const first = withMoment(NOTHING_MEASURED, {
      test: measured(1),
      ends: { airtimePercent: 90, localPortMbps: 1000 },
    });
    const second = withMoment(first, {
      test: measured(2),
      ends: { airtimePercent: 20, remoteCpuPercent: 7, localPortMbps: undefined },
    });
    expect(second.ends).toEqual({ airtimePercent: 90, remoteCpuPercent: 7, localPortMbps: 1000 });
  });
});

describe('a stored result', () => {
  const stored = withMoment(NOTHING_MEASURED, { test: measured(2), ends: { airtimePercent: 9 } });

  it('a stored result is read as it was stored', () => {
    expect(speedTestResultOf(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['phase', 'sleeping'],
    ['elapsedSeconds', '3'],
    ['durationSeconds', null],
    ['samples', {}],
    ['samples', [{ seconds: 'one' }]],
    ['samples', [{ seconds: 1, txKbps: 'fast' }]],
    ['samples', [7]],
    ['samples', Array.from({ length: 401 }, (_, seconds) => ({ seconds }))],
    ['ends', { airtimePercent: 'much' }],
    ['ends', null],
    ['txKbps', 'fast'],
  ])('a stored result is none with a wrong %s: %j', (name, value) => {
    expect(speedTestResultOf({ ...stored, [name]: value })).toBeUndefined();
  });

  it.each([null, 7, 'text', []])('a stored result is none where there is %j', json => {
    expect(speedTestResultOf(json)).toBeUndefined();
  });
});
