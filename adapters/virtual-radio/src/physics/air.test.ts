import { describe, expect, it } from 'vitest';
import { Air, type AirPlan } from './air.ts';
import { aLinkPlan, anAirPlan } from './links.mother.ts';
import { LeaveReason } from './presence.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** A radio with some stations of the same kind. */
function anAir(stations = 2, plan: Partial<AirPlan> = {}): Air {
  return new Air(
    2026,
    anAirPlan(plan),
    Array.from({ length: stations }, () => aLinkPlan()),
    100,
  );
}

function pass(air: Air, seconds: number): void {
  for (let second = 0; second < seconds; second += 1) air.step(1);
}

/** Means over ten minutes of the first link. */
function tenMinutes(air: Air): { rxCinr: number; txCinr: number; rxSignal: number } {
  const seen = Array.from({ length: 600 }, () => {
    air.step(1);
    const { rx, tx } = air.links[0]!;
    return [rx.reception.cinrDb, tx.reception.cinrDb, rx.reception.signalDbm] as const;
  });
  return {
    rxCinr: mean(seen.map(([cinr]) => cinr)),
    txCinr: mean(seen.map(([, cinr]) => cinr)),
    rxSignal: mean(seen.map(([, , signal]) => signal)),
  };
}

describe('the air around a radio', () => {
  it('carries the sum of what its links carry', () => {
    const air = anAir(3);
    pass(air, 30);
    const { txKbps, rxKbps } = air.throughput;
    expect(txKbps).toBe(air.links.reduce((sum, { txTraffic }) => sum + txTraffic.throughputKbps, 0));
    expect(rxKbps).toBe(air.links.reduce((sum, { rxTraffic }) => sum + rxTraffic.throughputKbps, 0));
    expect(txKbps).toBeGreaterThan(0);
  });

  it('the air around a radio is disturbed by another transmitter at this end only', () => {
    const quiet = tenMinutes(anAir());
    const air = anAir();
    air.neighbourDbm = -75;
    const disturbed = tenMinutes(air);
    // Arriving at -54.8 dBm, the station is 20 dB above the disturbance of -75 dBm.
    expect(Math.abs(disturbed.rxCinr - 20.2)).toBeLessThan(1);
    expect(disturbed.txCinr).toBeCloseTo(quiet.txCinr, 6);
  });

  it('the air around a radio is weaker by what the local antenna loses: 12 dB at the width of its beam', () => {
    const straight = tenMinutes(anAir());
    const air = anAir();
    // 17 dBi have a beam of 24.47 degrees.
    air.offDegrees = 24.47;
    expect(straight.rxSignal - tenMinutes(air).rxSignal).toBeCloseTo(12, 0);
  });

  it('counts everything that its links carried, from the start of the device on', () => {
    const air = anAir();
    const before = [air.received.bytes, air.sent.bytes];
    air.step(1);
    const { links } = air;
    const carried = links.reduce((sum, { txTraffic }) => sum + txTraffic.bytesPerSecond, 0);
    expect(air.sent.bytes - before[1]!).toBe(carried);
    air.clearCounters();
    expect([air.received.bytes, air.sent.bytes, air.sent.packets]).toEqual([0, 0, 0]);
  });

  it('carries nothing for a link whose load another radio has', () => {
    const air = anAir();
    air.carryEach(place => place === 1);
    pass(air, 30);
    expect(air.links[0]!.txTraffic.throughputKbps).toBe(0);
    expect(air.links[1]!.txTraffic.throughputKbps).toBeGreaterThan(0);
  });
});

describe('a radio that is tuned anew', () => {
  it('a radio that is tuned anew has no station until some seconds after it is heard again', () => {
    const air = anAir();
    air.retune(anAirPlan(), 60);
    pass(air, 60);
    const silent = air.connected.length;
    pass(air, 10);
    expect([silent, air.connected.length]).toEqual([0, 2]);
  });

  it('gets no station back while its network is another', () => {
    const air = anAir();
    air.retune(anAirPlan({ matched: false }));
    pass(air, 600);
    const away = air.connected.length;
    air.retune(anAirPlan());
    pass(air, 10);
    expect([away, air.connected.length]).toEqual([0, 2]);
  });

  it('gets back all but the stations that it refuses', () => {
    const air = anAir(3);
    air.retune(anAirPlan({ refused: [1] }));
    pass(air, 30);
    expect(air.links.map(({ presence }) => presence.connected)).toEqual([true, false, true]);
  });

  it('sends with its new power at once', () => {
    const air = anAir();
    const power = { enabled: false, minDbm: -4, maxDbm: 8, targetDbm: -50 };
    air.retune(anAirPlan({ power }));
    air.step(1);
    // 12 dB less than 20 dBm: the station is expected to hear -60.76 dBm.
    expect([air.power.powerDbm, air.links[0]!.tx.expectedSignalDbm]).toEqual([8, -61]);
  });
});

describe('automatic transmit power', () => {
  it('turns down until the station hears the target', () => {
    const power = { enabled: true, minDbm: -4, maxDbm: 20, targetDbm: -60 };
    const air = anAir(1, { power });
    pass(air, 60);
    // At 20 dBm it hears -48.76 dBm: -60 ask for 8.76 dBm.
    expect(Math.abs(air.power.powerDbm - 8.76)).toBeLessThan(4);
    expect(Math.abs(air.links[0]!.tx.reception.signalDbm + 60)).toBeLessThanOrEqual(4);
  });

  it('automatic transmit power stays where it is while no station is connected', () => {
    const power = { enabled: true, minDbm: -4, maxDbm: 20, targetDbm: -60 };
    const air = anAir(1, { power });
    air.links[0]!.disconnect(LeaveReason.Kicked, 1000);
    pass(air, 60);
    expect(air.power.powerDbm).toBe(20);
  });
});
