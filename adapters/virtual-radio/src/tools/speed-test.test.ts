import { describe, expect, it } from 'vitest';
import { aBareRadio } from '../testing/radio-in-hand.mother.ts';
import { isSpeedTestRunning, type SpeedTest, speedTestProgress } from './speed-test.ts';

const PEER = '198.51.100.62';
/** Codes of §classic.speed-test: 10 is the end, flags 0 is good. */
const END = 10;

function tested(change: Partial<SpeedTest> = {}, profile = 'ap-ptp') {
  const { radio, clock } = aBareRadio(profile);
  const test: SpeedTest = {
    ticket: 507,
    target: radio.stations[0]?.identity.ipAddress ?? PEER,
    direction: 'dx',
    durationSeconds: 10,
    startedAt: clock.now(),
    ...change,
  };
  return {
    radio,
    clock,
    test,
    after: (seconds: number, of = test) => {
      clock.advance(seconds);
      radio.catchUp();
      return speedTestProgress(radio, of);
    },
  };
}

describe('a speed test', () => {
  it('connects, authenticates, measures for its duration, and ends', () => {
    const { after } = tested();
    const states = [0, 2, 2, 9, 1].map(seconds => after(seconds).state);
    expect(states).toEqual([1, 2, 4, 4, END]);
  });

  it('counts its seconds from the first measurement on', () => {
    const { after } = tested();
    expect([3, 1, 5, 60].map(seconds => after(seconds).elapsed)).toEqual([0, 0, 5, 10]);
  });

  it('ends well, with the figures of both directions', () => {
    const end = tested().after(14);
    expect(end).toMatchObject({ ticket: 507, state: END, flags: 0, message: '', duration: 10 });
    expect(Math.min(end.tx, end.rx)).toBeGreaterThan(0);
  });

  it.each([
    ['tx', 'rx'],
    ['rx', 'tx'],
  ] as const)('a speed test of %s alone measures nothing of %s', (direction, other) => {
    const progress = tested({ direction }).after(6);
    expect([progress[direction] > 0, progress[other]]).toEqual([true, 0]);
  });

  it('carries less than the capacity of the direction, and more than half of it when alone', () => {
    const { after, radio } = tested({ direction: 'tx' });
    const { tx } = after(6);
    const capacityMbps = (radio.stations[0]?.state.tx.capacityKbps ?? 0) / 1000;
    expect(tx).toBeLessThan(capacityMbps);
    expect(tx).toBeGreaterThan(capacityMbps / 2);
  });

  it('a speed test in both directions at once shares the air: together no more than the faster one carries', () => {
    const { after, radio } = tested();
    const { tx, rx } = after(6);
    const state = radio.stations[0]?.state;
    const fasterKbps = Math.max(state?.tx.capacityKbps ?? 0, state?.rx.capacityKbps ?? 0);
    expect(tx + rx).toBeLessThanOrEqual(fasterKbps / 1000);
  });

  it('a speed test takes as much of the airtime as it carries of the capacity', () => {
    const { after, radio, test } = tested({ direction: 'tx' });
    radio.tools.speedTest = test;
    after(6);
    expect(radio.air.airtime.tx).toBeGreaterThan(850);
    after(60);
    expect(radio.air.airtime.tx).toBeLessThan(700);
  });

  it.each(['ap-ptp', 'sixty', 'wave'])(
    'the throughput of a link has what a speed test sends, while it measures: %s',
    profile => {
      const { after, radio, test } = tested({ direction: 'tx' }, profile);
      radio.tools.speedTest = test;
      const { tx } = after(6);
      const place = radio.stations.findIndex(({ identity }) => identity.ipAddress === test.target);
      const sixty = radio.links60[place];
      const link = sixty?.linked === true ? sixty : radio.stations[place]!.state;
      const { throughputKbps } = link.txTraffic;
      expect(throughputKbps / 1000).toBeGreaterThan(0.95 * tx);
      expect(throughputKbps).toBeLessThanOrEqual(link.tx.capacityKbps);
      after(20);
      expect(link.txTraffic.testKbps).toBe(0);
    },
  );

  it('a speed test of an address without a device fails after the time to connect', () => {
    const { after } = tested({ target: '198.51.100.99' });
    expect(after(1)).toMatchObject({ state: 1, flags: 0 });
    expect(after(2)).toMatchObject({ state: END, flags: 1, tx: 0, rx: 0 });
    expect(after(0).message).not.toBe('');
  });

  it('fails when the other device leaves during it', () => {
    const { after, radio } = tested();
    after(6);
    radio.air.dropAll(60);
    expect(after(2)).toMatchObject({ state: END, flags: 1 });
  });

  it('a speed test that has ended well stays so, whatever becomes of the other device', () => {
    const { after, radio } = tested();
    const end = after(14);
    radio.air.dropAll(60);
    expect(after(5)).toEqual(end);
  });

  it('keeps the figures that it has ended with', () => {
    const { after } = tested();
    const end = after(14);
    expect([after(7), after(60)]).toEqual([end, end]);
  });

  it('a speed test that was stopped says so and keeps its time', () => {
    const { after, test, clock } = tested();
    after(6);
    const stopped = { ...test, stoppedAt: clock.now() };
    expect(after(30, stopped)).toMatchObject({ state: END, flags: 2, elapsed: 2, message: 'Stopped' });
  });

  it('a speed test that was stopped while it connected has measured nothing', () => {
    const { after, test, clock } = tested();
    after(1);
    expect(after(9, { ...test, stoppedAt: clock.now() })).toMatchObject({
      flags: 2,
      elapsed: 0,
      tx: 0,
      rx: 0,
    });
  });

  it('runs until its end', () => {
    const { after, radio, test } = tested();
    const running = [0, 13, 0.5].map(seconds => {
      after(seconds);
      return isSpeedTestRunning(radio, test);
    });
    expect(running).toEqual([true, true, false]);
  });
});
