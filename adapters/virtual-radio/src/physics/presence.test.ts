import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { LeaveReason, Presence } from './presence.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** Seconds until a station that left is back. */
function secondsAway(presence: Presence): number {
  for (let second = 1; second < 10_000; second += 1) {
    presence.step(1, true);
    if (presence.connected) return second;
  }
  return NEVER;
}

describe('a station that is connected', () => {
  it('counts its time from where it stood', () => {
    const presence = new Presence(seededRandom(1), NEVER, 100);
    presence.step(2.5, true);
    expect([presence.secondsUp, presence.secondsAway, presence.secondsToReturn]).toEqual([102, 0, 0]);
  });

  it('never leaves by itself when its link holds', () => {
    const presence = new Presence(seededRandom(1), NEVER, 0);
    for (let hour = 0; hour < 10_000; hour += 1) presence.step(3600, true);
    expect(presence.connected).toBe(true);
  });

  it('a station that is connected is lost about as often as its mean says, as one that left or fell silent', () => {
    const presence = new Presence(seededRandom(1), 3600, 0);
    const reasons: number[] = [];
    for (let second = 0; second < 1000 * 3600; second += 10) {
      const before = presence.connected;
      presence.step(10, true);
      if (before && !presence.connected) reasons.push(presence.lastReason);
    }
    expect([reasons.length > 850, reasons.length < 1100]).toEqual([true, true]);
    // IEEE 802.11: 4 is inactivity, 8 is left.
    expect(new Set(reasons)).toEqual(new Set([4, 8]));
  });
});

describe('a station that left', () => {
  it.each([
    ['kicked', LeaveReason.Kicked, 2, 6, 14],
    ['inactive', LeaveReason.Inactive, 4, 20, 90],
    ['gone by itself', LeaveReason.Left, 8, 15, 60],
    ['of an unknown reason', LeaveReason.Unknown, 0, 3, 10],
  ])('a station that left is back in time: one that is %s', (_, reason, code, least, most) => {
    assert(
      property(integer(), seed => {
        const presence = new Presence(seededRandom(seed), NEVER, 50);
        presence.leave(reason);
        expect([presence.connected, presence.secondsUp, presence.lastReason]).toEqual([false, 0, code]);
        const seconds = secondsAway(presence);
        expect(seconds).toBeGreaterThanOrEqual(least);
        expect(seconds).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('a station that left stays away at least as long as the radio is silent', () => {
    assert(
      property(
        integer({ min: 0, max: 700 }),
        constantFrom(...Object.values(LeaveReason)),
        (silent, reason) => {
          const presence = new Presence(seededRandom(3), NEVER, 50);
          presence.leave(reason, silent);
          expect(secondsAway(presence)).toBeGreaterThan(silent);
        },
      ),
    );
  });

  it('counts how long it is away, and begins at nothing when it is back', () => {
    const presence = new Presence(seededRandom(1), NEVER, 50);
    presence.leave(LeaveReason.Kicked);
    presence.step(4, true);
    const away = [presence.secondsAway, presence.secondsUp];
    while (!presence.connected) presence.step(1, true);
    expect([away, presence.secondsUp, presence.secondsAway]).toEqual([[4, 0], 0, 0]);
  });
});
