import { describe, expect, it } from 'vitest';
import { aConfig, type Lines } from '../network/networked.mother.ts';
import { isSameNetwork, radioSettings } from './radio-settings.ts';

const FALLBACK = { controlMhz: 5180, centerMhz: 5190, widthMhz: 40 };

/** An access point for many stations on 5500 MHz, 40 MHz wide. */
const ACCESS_POINT: Lines = {
  'radio.status': 'enabled',
  'radio.1.status': 'enabled',
  'radio.1.mode': 'master',
  'radio.1.ptpmode': '0',
  'radio.1.freq': '5500',
  'radio.1.center.1.freq': '5510',
  'radio.1.chanbw': '40',
  'wireless.1.ssid': 'Ridge',
  'aaa.status': 'enabled',
  'aaa.1.wpa.psk': 'sector-key',
};
const STATION: Lines = {
  ...ACCESS_POINT,
  'radio.1.mode': 'managed',
  'radio.1.freq': '0',
  'radio.1.center.1.freq': '0',
  'radio.1.chanbw': '0',
  'wpasupplicant.status': 'enabled',
  'wpasupplicant.profile.1.network.1.psk': 'sector-key',
};

const settings = (lines: Lines) => radioSettings(aConfig(lines), FALLBACK);
const accessPoint = (change: Lines = {}) => settings({ ...ACCESS_POINT, ...change });
const station = (change: Lines = {}) => settings({ ...STATION, ...change });

describe('the mode of a radio', () => {
  it.each([
    ['master', '1', 'ap-ptp'],
    ['master', '0', 'ap-ptmp'],
    ['managed', '1', 'sta-ptp'],
    ['managed', '0', 'sta-ptmp'],
  ])('the mode of a radio is %s with ptpmode %s: %s', (mode, ptpmode, name) => {
    expect(accessPoint({ 'radio.1.mode': mode, 'radio.1.ptpmode': ptpmode }).mode).toBe(name);
  });

  it('the mode of a radio is off with its section or by itself', () => {
    expect([
      accessPoint().enabled,
      accessPoint({ 'radio.status': 'disabled' }).enabled,
      accessPoint({ 'radio.1.status': 'disabled' }).enabled,
    ]).toEqual([true, false, false]);
  });
});

describe('the channel of a radio', () => {
  it.each([
    // §facts.channels: captured pairs of control and centre.
    ['5500', '40', '5510', 5510],
    ['5180', '40', '5190', 5190],
    ['5500', '80', '5530', 5530],
    ['5785', '40', '5795', 5795],
    ['5500', '30', '5500', 5500],
    // The upper half as control channel.
    ['5520', '40', '5510', 5510],
  ])('the channel of a radio on %s MHz of %s MHz has its centre at %s', (freq, width, center, expected) => {
    const { channel } = accessPoint({
      'radio.1.freq': freq,
      'radio.1.chanbw': width,
      'radio.1.center.1.freq': center,
    });
    expect(channel).toEqual({ controlMhz: Number(freq), widthMhz: Number(width), centerMhz: expected });
  });

  it('takes the lowest part as control where the centre does not fit', () => {
    expect(accessPoint({ 'radio.1.center.1.freq': '5700' }).channel.centerMhz).toBe(5510);
    expect(accessPoint({ 'radio.1.center.1.freq': '' }).channel.centerMhz).toBe(5510);
  });

  it('the channel of a radio is the choice of the radio where the configuration leaves it', () => {
    expect(station().channel).toEqual(FALLBACK);
  });
});

describe('the security of a radio', () => {
  it('the security of a radio is in aaa at an access point, in wpasupplicant at a station', () => {
    expect([accessPoint().security, accessPoint().psk]).toEqual(['WPA2', 'sector-key']);
    expect(station({ 'aaa.status': 'disabled' }).security).toBe('WPA2');
    expect(station({ 'wpasupplicant.status': 'disabled' }).security).toBe('none');
  });
});

describe('the frame of a radio', () => {
  it('the frame of a radio is fixed where it has a length, which is in microseconds', () => {
    expect(accessPoint({ 'radio.1.polling_ff_dur': '0' }).fixedFrame).toBeUndefined();
    const fixed = { 'radio.1.polling_ff_dur': '8000', 'radio.1.polling_ff_dl_ratio': '75' };
    expect(accessPoint(fixed).fixedFrame).toEqual({ durationMs: 8, downlinkPercent: 75 });
  });
});

describe('a malformed value', () => {
  it.each(['', 'x', '__proto__', 'NaN', '-'])('counts as not set: %j', text => {
    const { txPowerDbm, countryCode, channel } = accessPoint({
      'radio.1.txpower': text,
      'radio.countrycode': text,
      'radio.1.chanbw': text,
    });
    expect([txPowerDbm, countryCode, channel.widthMhz]).toEqual([0, 0, 40]);
  });
});

describe('the stations of an access point', () => {
  it('stay when channel, power and country change', () => {
    const other = { 'radio.1.freq': '5200', 'radio.1.txpower': '4', 'radio.countrycode': '276' };
    expect(isSameNetwork(accessPoint(), accessPoint(other))).toBe(true);
  });

  it.each([
    ['another name', { 'wireless.1.ssid': 'ridge' }],
    ['another key', { 'aaa.1.wpa.psk': 'Sector-key' }],
    ['no security', { 'aaa.status': 'disabled' }],
    ['point-to-point mode', { 'radio.1.ptpmode': '1' }],
    ['the radio off', { 'radio.1.status': 'disabled' }],
  ])('the stations of an access point are lost with %s', (_, change) => {
    expect(isSameNetwork(accessPoint(), accessPoint(change as Lines))).toBe(false);
  });

  it('the stations of an access point do not ask for a key on an open link', () => {
    const open = { 'aaa.status': 'disabled' };
    expect(isSameNetwork(accessPoint(open), accessPoint({ ...open, 'aaa.1.wpa.psk': 'x' }))).toBe(true);
  });
});

describe('a station', () => {
  // Its access point is on 5180 MHz, 40 MHz wide.
  it.each([
    ['everywhere', {}, true],
    ['on that frequency alone', { 'radio.1.freq': '5180' }, true],
    ['on another', { 'radio.1.freq': '5200' }, false],
    ['in a list with it', list('5500,5180'), true],
    ['in a list without it', list('5500,5200'), false],
    ['in a list that is off', { ...list('5500'), 'radio.1.scan_list.status': 'disabled' }, true],
    ['for that width', { 'radio.1.chanbw': '40' }, true],
    ['for another width', { 'radio.1.chanbw': '20' }, false],
    ['for every width', { 'radio.1.chanbw': '20', 'radio.1.scanbw.status': 'enabled' }, true],
  ])('a station that searches %s: finds its access point? %s', (_, change, found) => {
    expect(isSameNetwork(station(), station(change as Lines))).toBe(found);
  });
});

function list(channels: string): Lines {
  return { 'radio.1.scan_list.status': 'enabled', 'radio.1.scan_list.channels': channels };
}
