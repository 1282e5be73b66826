import { AtpcStatus } from '@radiolink/domain/link';
import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { Bursts } from './traffic.ts';
import { RateCounters, TrafficCounter, wrap32 } from './counters.ts';
import { evmRows } from './evm.ts';
import { Link60 } from './link60.ts';
import { PowerControl } from './power-control.ts';
import { sumOfPowers } from './direction.ts';
import { LeaveReason, Presence } from './presence.ts';
import { RateControl } from './rate-control.ts';

describe('rate control', () => {
  it('holds its rate while the CINR wavers around the threshold', () => {
    const rates = new RateControl(28.2);
    const seen = [27.8, 28.3, 27.6, 28.5, 27.5].map(cinr => rates.step(1, cinr));
    expect(new Set(seen)).toEqual(new Set([8]));
  });

  it('falls at once and climbs only after two seconds', () => {
    const rates = new RateControl(32);
    expect([rates.step(1, 20), rates.step(1, 32), rates.step(1, 32)]).toEqual([4, 4, 9]);
  });

  it('never rests on a rate that the CINR does not carry', () => {
    assert(
      property(
        double({ min: 4, max: 40, noNaN: true }),
        double({ min: 4, max: 40, noNaN: true }),
        (first, then) => {
          const rates = new RateControl(first);
          const index = rates.step(1, then);
          const fastest = new RateControl(then).index;
          expect(index).toBeLessThanOrEqual(fastest + 1);
        },
      ),
    );
  });
});

describe('transmit power', () => {
  const habit = { enabled: true, minDbm: -4, maxDbm: 22, targetDbm: -56 };

  it('moves one dB a second towards the target and then rests', () => {
    const power = new PowerControl(habit, 10);
    power.step(1, -62, 1);
    expect([power.powerDbm, power.status]).toEqual([11, AtpcStatus.Adjusting]);
    power.step(1, -57, 1);
    expect([power.powerDbm, power.status]).toEqual([11, AtpcStatus.Auto]);
  });

  it('says so at a limit and when the remote end is silent', () => {
    const power = new PowerControl(habit, 22);
    power.step(1, -80, 1);
    const atLimit = power.status;
    power.step(1, -80, 31);
    expect([atLimit, power.status, power.powerDbm]).toEqual([
      AtpcStatus.AutoLimitsReached,
      AtpcStatus.AutoFailed,
      22,
    ]);
  });

  it('transmit power stays where it is set while it is not automatic', () => {
    const power = new PowerControl({ ...habit, enabled: false }, 3);
    power.step(1, -80, 1);
    expect([power.powerDbm, power.status]).toEqual([22, AtpcStatus.Disabled]);
  });
});

describe('counters', () => {
  it('wrap packets at 32 bits and let bytes go on', () => {
    const counter = new TrafficCounter(2 ** 32 - 1, 2 ** 32 - 1);
    counter.add(2, 2);
    expect([counter.bytes, counter.packets]).toEqual([2 ** 32 + 1, 1]);
  });

  it('counters are whole, and lose nothing, when they are fed in parts', () => {
    const counter = new TrafficCounter();
    const rates = new RateCounters();
    for (let quarter = 0; quarter < 7; quarter++) {
      counter.add(10.25, 0.25);
      rates.add(9, 0.25);
    }
    expect([counter.bytes, counter.packets, rates.values[9]]).toEqual([71, 1, 1]);
  });

  it('keep what was sent, whatever the split over rates', () => {
    assert(
      property(integer({ min: 0, max: 9 }), integer({ min: 0, max: 100_000 }), (index, frames) => {
        const counters = new RateCounters();
        counters.add(index, frames);
        expect(counters.values.reduce((sum, one) => sum + one, 0)).toBe(frames);
        expect(wrap32(frames)).toBe(frames);
      }),
    );
  });
});

describe('powers', () => {
  it('double by 3 dB and ignore what is not there', () => {
    expect(sumOfPowers(-60, -60, undefined)).toBeCloseTo(-57, 1);
  });
});

describe('EVM samples', () => {
  it('EVM samples are the same for the same second and differ for another', () => {
    expect(evmRows(7, 30, 40)).toEqual(evmRows(7, 30, 40));
    expect(evmRows(8, 30, 40)).not.toEqual(evmRows(7, 30, 40));
  });
});

describe('bursts', () => {
  it('come, stay within their levels, and go', () => {
    const bursts = new Bursts(
      { meanPauseSeconds: 20, meanLengthSeconds: 10, lowest: -95, highest: -80 },
      seededRandom(3),
    );
    const levels = Array.from({ length: 2000 }, () => bursts.step(1));
    const loud = levels.filter(level => level !== undefined);
    expect(loud.every(level => level >= -95 && level <= -80)).toBe(true);
    expect([loud.length > 300, loud.length < 1200]).toEqual([true, true]);
  });
});

describe('presence', () => {
  it('presence comes back by itself after a kick, but not while the network is another', () => {
    const presence = new Presence(seededRandom(4), Number.POSITIVE_INFINITY, 100);
    presence.leave(LeaveReason.Kicked);
    for (let second = 0; second < 60; second++) presence.step(1, false);
    const away = [presence.connected, presence.secondsAway];
    for (let second = 0; second < 20; second++) presence.step(1, true);
    expect([away, presence.connected, presence.lastReason]).toEqual([[false, 60], true, LeaveReason.Kicked]);
  });
});

describe('a 60 GHz link', () => {
  const plan = {
    frequencyMhz: 66_960,
    widthMhz: 2160,
    distanceMetres: 1360,
    obstructionDb: 3.5,
    local: { txPowerDbm: 2, antennaGainDbi: 38 },
    remote: { txPowerDbm: 2, antennaGainDbi: 38 },
    load: { rxKbps: 90_000, txKbps: 400_000 },
    secondsUp: 1000,
  };

  it('loses signal and rate in the rain, and the link in heavy rain', () => {
    const link = new Link60(1, plan);
    let dry = Number.NEGATIVE_INFINITY;
    let wet = Number.POSITIVE_INFINITY;
    for (let second = 0; second < 48 * 3600; second += 5) {
      link.step(5);
      if (link.rainMmPerHour === 0) dry = Math.max(dry, link.rx.signalDbm);
      if (link.rainMmPerHour > 20) wet = Math.min(wet, link.rx.signalDbm);
    }
    expect(dry - wet).toBeGreaterThan(8);
  });

  it('a 60 GHz link is down for as long as it is told to be', () => {
    const link = new Link60(1, plan);
    link.drop(10);
    link.step(10);
    const down = link.linked;
    link.step(5);
    expect([down, link.linked]).toEqual([false, true]);
  });
});
