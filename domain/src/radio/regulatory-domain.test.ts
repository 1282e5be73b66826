import { describe, expect, it } from 'vitest';
import { buildRegulatoryDomain, buildRegulatoryDomain60 } from './build-regulatory-domain.ts';
import { channelWidth, rowFromChannel } from './channel.ts';
import { centres60Ghz, channels60GhzFor, CHANNELS_60GHZ, channelsFor } from './channels-for.ts';
import {
  type ChannelRow,
  isDomainOfCountry,
  rowsInRange60,
  rowsOf,
  rowsOfWidth,
} from './regulatory-domain.ts';
import { HALF_CHANNEL_SHIFT_MHZ } from './channel-width.ts';

const ROW: ChannelRow = { control: 5180, center: 5190, bw: 40, ch: 36, dfs: false, maxEirp: 36 };

it('a channel becomes a row of the regulatory domain', () => {
  const channel = {
    controlFrequency: 5180,
    centerFrequency: 5190,
    channel: 36,
    dfs: false,
    channelStartFreq: 5170,
    channelEndFreq: 5210,
    ieeeMode: 'A',
    maxPower: 36,
  } as const;
  expect(rowFromChannel(channel)).toEqual(ROW);
});

describe('a regulatory domain', () => {
  const domain = buildRegulatoryDomain(840, { main: { widthsMhz: [20, 40] } });

  it('lists the rows of each width of the main radio under its country', () => {
    expect(domain).toMatchObject({ countryCode: 840, countryName: 'United States' });
    const rows = rowsOf(domain!, 'main');
    expect(rowsOfWidth(rows, 20)).toHaveLength(98);
    expect(rowsOfWidth(rows, 40)).toHaveLength(82);
    expect(rows).toHaveLength(180);
    expect(rows).toContainEqual(ROW);
  });

  it('a regulatory domain has an empty list for a radio the device lacks', () => {
    expect(domain?.interfaces.map(entry => entry.id)).toEqual(['main', 'backup']);
    expect(rowsOf(domain!, 'backup')).toEqual([]);
    expect(rowsOf({ countryCode: 1, countryName: '', interfaces: [] }, 'main')).toEqual([]);
  });

  it('gives the backup radio its own rows', () => {
    const both = buildRegulatoryDomain(276, {
      main: { band: 'AD', widthsMhz: [2160] },
      backup: { widthsMhz: [20], dfs: false },
    });
    expect(rowsOf(both!, 'main').map(row => row.center)).toEqual([58_320, 60_480, 62_640, 64_800]);
    expect(rowsOf(both!, 'backup')).toHaveLength(
      channelsFor({ countryCode: 276, widthMhz: 20, dfs: false }).length,
    );
  });

  it('a regulatory domain is not made up for a country without rules', () => {
    expect(buildRegulatoryDomain(1125, { main: { widthsMhz: [20] } })).toBeUndefined();
  });

  it('held in the session serves its own country only', () => {
    expect(isDomainOfCountry({ countryCode: 840 }, 840)).toBe(true);
    expect(isDomainOfCountry({ countryCode: 840 }, 276)).toBe(false);
  });
});

describe('60 GHz channels', () => {
  it('60 GHz channels are 1 to 6, 2160 MHz wide and as far apart', () => {
    expect(CHANNELS_60GHZ).toEqual([1, 2, 3, 4, 5, 6]);
    expect(centres60Ghz(2160)).toEqual([58_320, 60_480, 62_640, 64_800, 66_960, 69_120]);
  });

  it('60 GHz channels of half width lie on a full channel and 540 MHz to either side', () => {
    expect(HALF_CHANNEL_SHIFT_MHZ).toBe(540);
    const centres = centres60Ghz(1080);
    expect(centres).toHaveLength(18);
    expect(centres.slice(0, 4)).toEqual([57_780, 58_320, 58_860, 59_940]);
    expect(centres).toContain(66_960);
  });

  it('60 GHz channels have no other width', () => {
    expect(centres60Ghz(540)).toEqual([]);
    expect(centres60Ghz(80)).toEqual([]);
  });

  it.each([
    [840, 6, 40],
    [826, 6, 40],
    [276, 4, 40],
    [392, 4, 10],
    [410, 4, 43],
    [0, 3, 0],
  ])('country %i has %i of them at %i dBm', (countryCode, count, power) => {
    const channels = channels60GhzFor(countryCode, 2160);
    expect(channels).toHaveLength(count);
    expect(channels[0]?.maxPower).toBe(power);
  });

  it.each([124, 630, 1125])('country %i has none', countryCode => {
    expect(channels60GhzFor(countryCode, 2160)).toEqual([]);
  });

  it('60 GHz channels are described whole, and found by the general question too', () => {
    const [first] = channels60GhzFor(36, 2160);
    expect(first).toEqual({
      controlFrequency: 58_320,
      centerFrequency: 58_320,
      channel: 1,
      dfs: false,
      channelStartFreq: 57_240,
      channelEndFreq: 59_400,
      ieeeMode: 'AD',
      maxPower: 43,
      indoorOnly: true,
      noInitiate: false,
    });
    expect(channelsFor({ countryCode: 36, widthMhz: 2160, band: 'AD' })[0]).toEqual(first);
    expect(channelWidth(first!)).toBe(2160);
  });
});

describe('the 60 GHz regulatory domain', () => {
  const board = { widthsMhz: [2160], maxCondPower: 10, maxAntGain: 38, minAntGain: 30 };

  it('carries the limits of board and country and the range of its channels', () => {
    const domain = buildRegulatoryDomain60(840, board);
    expect(domain).toMatchObject({
      countryCode: 840,
      countryName: 'United States',
      maxCondPower: 10,
      maxEirp: 40,
      maxAntGain: 38,
      minAntGain: 30,
      freqStart: 57_240,
      freqEnd: 70_200,
    });
    expect(domain?.channels).toHaveLength(6);
  });

  it('ends with the last channel the country allows', () => {
    expect(buildRegulatoryDomain60(276, board)?.freqEnd).toBe(65_880);
  });

  it('offers only channels that lie wholly in its frequency range', () => {
    const domain = buildRegulatoryDomain60(840, board)!;
    const within = (freqStart: number, freqEnd: number) =>
      rowsInRange60({ ...domain, freqStart, freqEnd }).map(row => row.ch);
    expect(within(57_240, 70_200)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(within(57_241, 70_199)).toEqual([2, 3, 4, 5]);
  });

  it('takes the highest EIRP of its channels', () => {
    expect(buildRegulatoryDomain60(156, board)?.maxEirp).toBe(44);
  });

  it('the 60 GHz regulatory domain is absent where the country allows no channel', () => {
    expect(buildRegulatoryDomain60(124, board)).toBeUndefined();
    expect(buildRegulatoryDomain60(1125, board)).toBeUndefined();
  });
});
