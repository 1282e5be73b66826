import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/index.ts';
import { CAC_SECONDS, WEATHER_RADAR_CAC_SECONDS } from '../radio/radar.ts';
import type { ChannelRow } from '../radio/regulatory-domain.ts';
import { radarWaitSeconds } from './radar-wait.ts';

type Lines = Readonly<Record<string, string>>;

const AP: Lines = { 'radio.1.devname': 'ath0', 'radio.1.mode': 'master', 'radio.countrycode': '276' };
const text = (lines: Lines): ConfigText =>
  ConfigText.parse(
    Object.entries({ ...AP, ...lines })
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
const row = (control: number, center: number, bw: number): ChannelRow => ({
  control,
  center,
  bw,
  ch: 0,
  dfs: center >= 5250,
  maxEirp: 30,
});
const CHANNELS = [row(5180, 5190, 40), row(5500, 5510, 40), row(5600, 5610, 40), row(5580, 5580, 20)];
const wait = (after: Lines, before: Lines = { 'radio.1.freq': '5180' }, channels = CHANNELS): number =>
  radarWaitSeconds({ before: text(before), after: text(after), channels });
const at = (frequency: number, center = 0, width = 40): Lines => ({
  'radio.1.freq': String(frequency),
  'radio.1.center.1.freq': String(center),
  'radio.1.chanbw': String(width),
});

describe('the CAC because of a change', () => {
  it('the CAC because of a change is that of the selected channel, ten minutes where weather radars are', () => {
    expect(wait(at(5180))).toBe(0);
    expect(wait(at(5500))).toBe(CAC_SECONDS);
    expect(wait(at(5600))).toBe(WEATHER_RADAR_CAC_SECONDS);
  });

  it('the CAC because of a change is none where the channel stays, also where other settings change', () => {
    expect(wait(at(5500), at(5500))).toBe(0);
    expect(wait({ ...at(5500), 'wireless.1.ssid': 'barn' }, at(5500))).toBe(0);
  });

  it.each(['radio.1.center.1.freq', 'radio.1.ieee_mode', 'radio.1.dfs.status', 'radio.countrycode'])(
    'the CAC because of a change begins anew when %s changes',
    key => {
      const before = { ...at(5500, 5510), [key]: '1' };
      expect(wait(at(5500, 5510), before)).toBe(CAC_SECONDS);
    },
  );

  it.each(['radio.1.freq', 'radio.1.chanbw', 'radio.1.mode'])(
    'the CAC because of a change begins anew when %s changes',
    key => {
      expect(wait(at(5500), { ...at(5500), [key]: 'other' })).toBe(CAC_SECONDS);
    },
  );

  it('the CAC because of a change is none on a station, and none while DFS is off', () => {
    expect(wait({ ...at(5500), 'radio.1.mode': 'managed' })).toBe(0);
    expect(wait({ ...at(5500), 'radio.1.dfs.status': 'disabled' })).toBe(0);
    expect(wait({ ...at(5500), 'radio.1.dfs.status': 'enabled' })).toBe(CAC_SECONDS);
  });

  it('the CAC because of a change is the longest of the channels of the width on automatic frequency', () => {
    expect(wait(at(0))).toBe(WEATHER_RADAR_CAC_SECONDS);
    expect(wait(at(0, 0, 20))).toBe(CAC_SECONDS);
    expect(wait(at(0, 0, 80))).toBe(0);
    // A center without a frequency selects nothing.
    expect(wait(at(0, 5510))).toBe(WEATHER_RADAR_CAC_SECONDS);
  });

  it('counts the channels of each width where the configuration has none', () => {
    const { 'radio.1.chanbw': _width, ...anyWidth } = at(0);
    expect(wait(anyWidth)).toBe(WEATHER_RADAR_CAC_SECONDS);
  });

  it('the CAC because of a change is that of the selected center, where a frequency has two', () => {
    const two = [row(5580, 5570, 40), row(5580, 5590, 40)];
    const span = (center: number) => wait(at(5580, center), {}, two);
    expect(span(5570)).toBe(CAC_SECONDS);
    expect(span(5590)).toBe(WEATHER_RADAR_CAC_SECONDS);
    expect(span(0)).toBe(WEATHER_RADAR_CAC_SECONDS);
  });

  it('the CAC because of a change of a channel without a row is that of its span', () => {
    expect(wait(at(5520), {}, [])).toBe(CAC_SECONDS);
    expect(wait(at(5800), {}, [])).toBe(0);
    expect(wait(at(5620), {}, [])).toBe(WEATHER_RADAR_CAC_SECONDS);
    // 20 MHz are assumed where no width is set: 5240 reaches radar with 40 MHz only.
    expect(wait(at(5240, 0, 40), {}, [])).toBe(CAC_SECONDS);
    expect(wait(at(5240, 0, 0), {}, [])).toBe(0);
    // The center decides, not the control channel.
    expect(wait(at(5260, 5230), {}, [])).toBe(0);
  });

  it('needs no ten minutes outside of the rules of ETSI', () => {
    expect(wait({ ...at(5600), 'radio.countrycode': '840' })).toBe(CAC_SECONDS);
  });
});
