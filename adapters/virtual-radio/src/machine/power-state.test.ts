import { assert, array, boolean, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastClock } from './clock.ts';
import { PowerState } from './power-state.ts';

const NOON = Date.UTC(2026, 5, 1, 12);

describe('the time that a device has run', () => {
  it('counts in whole seconds, since its boot and since its power came', () => {
    const power = new PowerState(NOON, 3600, 86_400);
    expect([power.uptimeSeconds(NOON + 1999), power.powerTimeSeconds(NOON + 1999)]).toEqual([3601, 86_401]);
  });

  it('the time that a device has run begins anew with a reboot, and the power goes on', () => {
    const power = new PowerState(NOON, 3600, 86_400);
    power.restart(NOON + 10_000, 20);
    expect([power.uptimeSeconds(NOON + 40_000), power.powerTimeSeconds(NOON + 40_000)]).toEqual([30, 86_440]);
  });

  it('the time that a device has run begins anew with a loss of power, both', () => {
    const power = new PowerState(NOON, 3600, 86_400);
    power.restart(NOON, 20, true);
    expect([power.uptimeSeconds(NOON + 40_000), power.powerTimeSeconds(NOON + 40_000)]).toEqual([40, 40]);
  });

  it('the time that a device has run is never negative, should the clock be set back', () => {
    const power = new PowerState(NOON, 0, 0);
    expect([power.uptimeSeconds(NOON - 5000), power.powerTimeSeconds(NOON - 5000)]).toEqual([0, 0]);
  });
});

describe('the silence of a device', () => {
  it('ends when it has booted, to the millisecond', () => {
    const power = new PowerState(NOON, 3600, 3600);
    power.restart(NOON, 20);
    expect([NOON, NOON + 19_999, NOON + 20_000].map(now => power.isSilent(now))).toEqual([true, true, false]);
    expect([power.silentSeconds(NOON + 5000), power.silentSeconds(NOON + 30_000)]).toEqual([15, 0]);
  });

  it('the silence of a device is not cut short by a shorter one', () => {
    const power = new PowerState(NOON, 3600, 3600);
    power.silence(NOON, 20);
    power.silence(NOON + 1000, 3);
    expect(power.silentSeconds(NOON + 1000)).toBe(19);
  });

  it('lasts as long as the longest that was asked for', () => {
    const silences = array(tuple(integer({ min: 0, max: 500 }), integer({ min: 0, max: 300 }), boolean()));
    assert(
      property(silences, wanted => {
        const power = new PowerState(NOON, 0, 0);
        for (const [at, seconds, reboots] of wanted) {
          if (reboots) power.restart(NOON + at * 1000, seconds);
          else power.silence(NOON + at * 1000, seconds);
        }
        const end = Math.max(0, ...wanted.map(([at, seconds]) => at + seconds));
        expect(power.silentSeconds(NOON)).toBe(end);
      }),
    );
  });

  it('counts from its end since when the device is up again, which it never was before', () => {
    const power = new PowerState(NOON, 3600, 3600);
    const before = power.secondsSinceUp(NOON);
    power.restart(NOON, 20);
    expect([before, power.secondsSinceUp(NOON + 50_000)]).toEqual([Number.POSITIVE_INFINITY, 30]);
  });

  it('the silence of a device comes back with the times of a snapshot', () => {
    const power = new PowerState(NOON, 3600, 7200);
    power.silence(NOON, 20);
    const { bootedAt, poweredAt, silentUntil } = power;
    const other = new PowerState(NOON + 5000, 0, 0);
    other.load({ bootedAt, poweredAt, silentUntil });
    expect([
      other.uptimeSeconds(NOON + 5000),
      other.powerTimeSeconds(NOON + 5000),
      other.silentSeconds(NOON + 5000),
    ]).toEqual([3605, 7205, 15]);
  });
});

it('a fast clock begins now, and runs as many times as fast', () => {
  let wall = NOON;
  const clock = fastClock(60, () => wall);
  const first = clock.now();
  wall += 1500;
  expect([first, clock.now()]).toEqual([NOON, NOON + 90_000]);
});
