import { describe, expect, it } from 'vitest';
import { CableCode, cablePairMessage } from './cable-test.ts';
import { discoveryModeMessage, mergeDiscovered } from './discovery.ts';
import {
  averageRates,
  classicSpeedTestStatus,
  SPEED_TEST_SECONDS,
  speedTestPhaseMessage,
} from './speed-test.ts';

describe('cable test, §4', () => {
  it('cable test has the codes of the specification', () => {
    expect(CableCode).toEqual({ Undefined: -1, Good: 0, Short: 1, Open: 2, TestFailed: 3, Unknown: 255 });
  });

  it.each([
    [0, 'Pair {pair} is good, {length} m long.', 'Pair {pair} is good.'],
    [1, 'Pair {pair} is shorted {length} m away.', 'Pair {pair} is shorted.'],
    [2, 'Pair {pair} is open {length} m away.', 'Pair {pair} is open.'],
  ])('code %i says how far when it is known', (code, far, near) => {
    expect(cablePairMessage({ pair: 'A', code, lengthMetres: 14 })).toEqual({
      key: far,
      values: { pair: 'A', length: 14 },
    });
    expect(cablePairMessage({ pair: 'A', code, lengthMetres: 0 }).key).toBe(far);
    expect(cablePairMessage({ pair: 'A', code, lengthMetres: -1 })).toEqual({
      key: near,
      values: { pair: 'A' },
    });
    expect(cablePairMessage({ pair: 'A', code }).key).toBe(near);
  });

  it.each([-1, 3, 255, 77])('code %i says that the pair could not be tested', code => {
    expect(cablePairMessage({ pair: 'D', code, lengthMetres: 4 })).toEqual({
      key: 'Pair {pair} could not be tested.',
      values: { pair: 'D' },
    });
  });
});

describe('speed test', () => {
  it.each([
    [4, 0, 'in-progress'],
    [4, 1, 'in-progress'],
    [10, 0, 'finished'],
    [10, 2, 'failed'],
  ])('speed test in state %i with flags %i is %s', (state, flags, status) => {
    expect(classicSpeedTestStatus(state, flags)).toBe(status);
  });

  it.each([
    ['connect', 'Connecting'],
    ['tx', 'Measuring transmit'],
    ['rx', 'Measuring receive'],
    ['done', 'Done'],
  ] as const)('phase %s is %s', (phase, key) => {
    expect(speedTestPhaseMessage(phase)).toEqual({ key });
  });

  it('speed test has words for the way through the air that is measured', () => {
    const keys = (sends: 'downlink' | 'uplink') =>
      (['connect', 'tx', 'rx', 'done'] as const).map(phase => speedTestPhaseMessage(phase, sends).key);
    expect(keys('downlink')).toEqual(['Connecting', 'Measuring downlink', 'Measuring uplink', 'Done']);
    expect(keys('uplink')).toEqual(['Connecting', 'Measuring uplink', 'Measuring downlink', 'Done']);
  });

  it('averages each way over the samples that have it', () => {
    const samples = [
      { seconds: 1, txKbps: 100 },
      { seconds: 2, txKbps: 300, rxKbps: 50 },
    ];
    expect(averageRates(samples)).toEqual({ txKbps: 200, rxKbps: 50 });
    expect(averageRates([])).toEqual({ txKbps: undefined, rxKbps: undefined });
  });

  it('runs 1 to 6000 seconds', () => {
    expect(SPEED_TEST_SECONDS).toEqual({ min: 1, max: 6000, default: 30 });
  });
});

describe('discovery', () => {
  it('tells stations from access points', () => {
    expect(discoveryModeMessage(2)).toEqual({ key: 'Station' });
    expect(discoveryModeMessage(3)).toEqual({ key: 'Access point' });
    expect(discoveryModeMessage(1)).toEqual({ key: 'Unknown ({code})', values: { code: 1 } });
  });

  it('discovery has one row for each device, what is new over what was known', () => {
    const known = [
      { mac: 'a', hostname: 'old', product: 'Rocket', addresses: ['10.0.0.1'] },
      { mac: 'b', addresses: [] },
    ];
    const received = [
      { mac: 'c', addresses: [] },
      { mac: 'a', hostname: 'new', product: undefined, addresses: ['10.0.0.2', '10.0.0.1'] },
    ];
    expect(mergeDiscovered(known, received)).toEqual([
      { mac: 'a', hostname: 'new', product: 'Rocket', addresses: ['10.0.0.1', '10.0.0.2'] },
      { mac: 'b', addresses: [] },
      { mac: 'c', addresses: [] },
    ]);
  });
});
