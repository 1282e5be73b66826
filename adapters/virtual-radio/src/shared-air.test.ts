import { describe, expect, it } from 'vitest';
import { radioSettings } from './configuration/radio-settings.ts';
import { aConfig, type Lines } from './network/networked.mother.ts';
import { type AirEnd, SharedAir } from './shared-air.ts';

const CHANNEL = { controlMhz: 5500, centerMhz: 5510, widthMhz: 40 };
const COMMON = {
  'radio.status': 'enabled',
  'radio.1.status': 'enabled',
  'radio.1.ptpmode': '1',
  'wireless.1.ssid': 'Ridge',
};
const ACCESS_POINT = {
  ...COMMON,
  'radio.1.mode': 'master',
  'radio.1.freq': '5500',
  'radio.1.chanbw': '40',
  'aaa.status': 'enabled',
  'aaa.1.wpa.psk': 'link-key',
};
const STATION = {
  ...COMMON,
  'radio.1.mode': 'managed',
  'wpasupplicant.status': 'enabled',
  'wpasupplicant.profile.1.network.1.psk': 'link-key',
};

/** An end of a link that runs these lines. */
function anEnd(lines: Lines, isOn = true): AirEnd & { caughtUp: number } {
  const end = {
    settings: radioSettings(aConfig(lines), CHANNEL),
    isOn,
    caughtUp: 0,
    catchUp: () => void (end.caughtUp += 1),
  };
  return end;
}

function isLinked(...ends: readonly AirEnd[]): boolean {
  const air = new SharedAir();
  for (const end of ends) air.join(end);
  return air.isLinked;
}

describe('two radios on one air', () => {
  it('two radios on one air are linked when their settings fit, whichever joined first', () => {
    expect(isLinked(anEnd(ACCESS_POINT), anEnd(STATION))).toBe(true);
    expect(isLinked(anEnd(STATION), anEnd(ACCESS_POINT))).toBe(true);
  });

  it('two radios on one air are not linked while one is off or away', () => {
    expect(isLinked(anEnd(ACCESS_POINT, false), anEnd(STATION))).toBe(false);
    expect(isLinked(anEnd(ACCESS_POINT), anEnd(STATION, false))).toBe(false);
    expect(isLinked(anEnd(ACCESS_POINT))).toBe(false);
    expect(isLinked()).toBe(false);
  });

  it.each([
    ['two access points', ACCESS_POINT, ACCESS_POINT],
    ['two stations', STATION, STATION],
    ['a station of another name', ACCESS_POINT, { ...STATION, 'wireless.1.ssid': 'Mill' }],
    [
      'a station with another key',
      ACCESS_POINT,
      { ...STATION, 'wpasupplicant.profile.1.network.1.psk': 'other' },
    ],
    ['a station for many', ACCESS_POINT, { ...STATION, 'radio.1.ptpmode': '0' }],
    ['a station that searches elsewhere', ACCESS_POINT, { ...STATION, 'radio.1.freq': '5200' }],
    ['a station whose radio is off', ACCESS_POINT, { ...STATION, 'radio.1.status': 'disabled' }],
    ['an access point whose radio is off', { ...ACCESS_POINT, 'radio.1.status': 'disabled' }, STATION],
    ['an open access point', { ...ACCESS_POINT, 'aaa.status': 'disabled' }, STATION],
  ])('two radios on one air are not linked as %s', (_, one, other) => {
    expect(isLinked(anEnd(one), anEnd(other))).toBe(false);
    expect(isLinked(anEnd(other), anEnd(one))).toBe(false);
  });

  it('two radios on one air are two: a third is refused', () => {
    const air = new SharedAir();
    air.join(anEnd(ACCESS_POINT));
    air.join(anEnd(STATION));
    expect(() => air.join(anEnd(STATION))).toThrow(RangeError);
  });

  it('catch up together, each once, although each asks the other', () => {
    const air = new SharedAir();
    const [one, other] = [anEnd(ACCESS_POINT), anEnd(STATION)];
    const asking: AirEnd = {
      ...one,
      catchUp() {
        one.catchUp();
        air.catchUp();
      },
    };
    air.join(asking);
    air.join(other);
    air.catchUp();
    air.catchUp();
    expect([one.caughtUp, other.caughtUp]).toEqual([2, 2]);
  });
});
