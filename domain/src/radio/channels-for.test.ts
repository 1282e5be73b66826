import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Channel, channelSpan, channelWidth } from './channel.ts';
import { channelsFor } from './channels-for.ts';
import { countryRules, regulatoryCountries } from './regulatory-table.ts';
import { spanContains } from './span.ts';
import { deviceCentres, standardCentres } from './tuning-grid.ts';
import { runs } from '../configuration/property-runs.mother.ts';

const US = 840;
const WIDTHS = [10, 20, 30, 40, 50, 60, 80];
const captures = process.env['RADIOLINK_CAPTURES'];

const brief = (channels: readonly Channel[]) =>
  channels.map(
    channel =>
      `${channel.centerFrequency} ${channel.maxPower}${channel.dfs ? '*' : ''}${channel.indoorOnly ? 'i' : ''}`,
  );
const at = (channels: readonly Channel[], centre: number) =>
  brief(channels.filter(channel => channel.centerFrequency === centre));

describe('where a device tunes', () => {
  it.each([
    [10, 106, 5160, 5840],
    [20, 98, 5165, 5835],
    [30, 90, 5170, 5830],
    [40, 82, 5175, 5825],
    [50, 74, 5180, 5820],
    [60, 66, 5185, 5815],
    [80, 51, 5190, 5805],
  ])(
    '%i MHz has the %i centres from %i to %i MHz that a captured device lists',
    (width, count, first, last) => {
      const centres = deviceCentres(width);
      expect([centres.length, centres[0], centres.at(-1)]).toEqual([count, first, last]);
    },
  );

  it('has no centre for a width that fits nowhere', () => {
    expect(deviceCentres(300)).toEqual([]);
  });

  it('knows the standard centres of 20, 40, 80 and 160 MHz', () => {
    expect(standardCentres(20)).toHaveLength(28);
    expect(standardCentres(40).slice(0, 3)).toEqual([5190, 5230, 5270]);
    expect(standardCentres(80)).toEqual([5210, 5290, 5530, 5610, 5690, 5775, 5855]);
    expect(standardCentres(160)).toEqual([5250, 5570, 5815]);
    expect(standardCentres(30)).toEqual([]);
  });
});

describe('channels of a country', () => {
  it('channels of a country are the 567 a captured device lists for the United States', () => {
    const count = WIDTHS.map(widthMhz => channelsFor({ countryCode: US, widthMhz }).length);
    expect(count.reduce((sum, n) => sum + n)).toBe(567);
  });

  it.skipIf(captures === undefined)('hold every pair of width and centre of the capture', () => {
    const file = join(captures ?? '', 'classic/spectrum/amdata_nanobeam5acgen2_v8.7.1_nostation.json');
    const { chan_info: list } = JSON.parse(readFileSync(file, 'utf8')) as {
      chan_info: { number: number; center_freq: number[]; bw: number[] };
    };
    const captured = list.center_freq.map((centre, index) => `${list.bw[index]}@${centre}`);
    const ours = WIDTHS.flatMap(widthMhz =>
      channelsFor({ countryCode: US, widthMhz }).map(channel => `${widthMhz}@${channel.centerFrequency}`),
    );
    expect(captured).toHaveLength(list.number);
    expect(ours.toSorted()).toEqual(captured.toSorted());
  });

  it('channels of a country are described whole', () => {
    const channel = channelsFor({ countryCode: US, widthMhz: 80 }).find(c => c.centerFrequency === 5290);
    expect(channel).toEqual({
      controlFrequency: 5260,
      centerFrequency: 5290,
      channel: 52,
      dfs: true,
      channelStartFreq: 5250,
      channelEndFreq: 5330,
      ieeeMode: 'A',
      maxPower: 30,
      indoorOnly: false,
      noInitiate: false,
    });
  });

  it('channels of a country may have their control channel at the top', () => {
    const [channel] = channelsFor({ countryCode: US, widthMhz: 40, grid: 'standard', control: 'highest' });
    expect(channel).toMatchObject({ controlFrequency: 5200, centerFrequency: 5190, channel: 40 });
  });

  it.each([
    [US, 5200, '5200 36'],
    [US, 5280, '5280 30*'],
    [US, 5580, '5580 30*'],
    [US, 5785, '5785 36'],
    [124, 5200, '5200 36i'],
    [630, 5200, '5200 36'],
    [826, 5200, '5200 23i'],
    [826, 5280, '5280 23*i'],
    [826, 5580, '5580 30*'],
    [826, 5785, '5785 14i'],
    [276, 5580, '5580 30*'],
    [276, 5785, '5785 14'],
    [36, 5785, '5785 36'],
    [36, 5280, '5280 20*i'],
    [392, 5580, '5580 23*'],
    [410, 5240, '5240 17'],
    [792, 5580, '5580 30*'],
    [796, 5200, '5200 24'],
    [710, 5280, '5280 20*'],
  ])(
    'channels of a country in country %i %i MHz has the professional terms %s',
    (countryCode, centre, terms) => {
      expect(at(channelsFor({ countryCode, widthMhz: 20 }), centre)).toEqual([terms]);
    },
  );

  it.each([
    [US, 5200, '5200 23'],
    [US, 5280, '5280 24*'],
    [US, 5785, '5785 30'],
    [124, 5785, '5785 36'],
    [276, 5580, '5580 27*'],
    [826, 5785, '5785 23i'],
  ])(
    'channels of a country in country %i %i MHz has the public terms %s when asked for',
    (countryCode, centre, terms) => {
      expect(at(channelsFor({ countryCode, widthMhz: 20, limits: 'public' }), centre)).toEqual([terms]);
    },
  );

  it('the licence of the United Kingdom gives 36 dBm outdoors above 5725 MHz and changes nothing below', () => {
    const licensed = channelsFor({ countryCode: 826, widthMhz: 20, licensed: true });
    expect(at(licensed, 5785)).toEqual(['5785 36']);
    expect(at(licensed, 5580)).toEqual(['5580 30*']);
    expect(at(channelsFor({ countryCode: 276, widthMhz: 20, licensed: true }), 5785)).toEqual(['5785 14']);
  });

  it('across two stretches of professional limits the lower one holds', () => {
    const standard = channelsFor({ countryCode: US, widthMhz: 20, grid: 'standard' });
    expect(at(standard, 5720)).toEqual(['5720 30*']);
    expect(at(channelsFor({ countryCode: US, widthMhz: 160, grid: 'standard' }), 5250)).toEqual(['5250 30*']);
  });

  it('partly outside the professional limits the public ones hold as well', () => {
    expect(at(channelsFor({ countryCode: US, widthMhz: 20, grid: 'standard' }), 5845)).toEqual(['5845 27i']);
  });

  it.each([
    [392, 5725, 5850],
    [792, 5725, 5850],
    [36, 5600, 5650],
    [643, 5350, 5650],
  ])('country %i has none between %i and %i MHz', (countryCode, startMhz, endMhz) => {
    const inside = WIDTHS.flatMap(widthMhz => channelsFor({ countryCode, widthMhz })).filter(
      channel => channel.channelStartFreq < endMhz && channel.channelEndFreq > startMhz,
    );
    expect(inside).toEqual([]);
  });

  it('channels of a country none where the country is unknown', () => {
    expect(channelsFor({ countryCode: 1125, widthMhz: 20 })).toEqual([]);
  });

  it('channels of a country without radar detection on request', () => {
    const channels = channelsFor({ countryCode: US, widthMhz: 20, dfs: false });
    expect(channels.length).toBe(36);
    expect(channels.some(channel => channel.dfs)).toBe(false);
    expect(channelsFor({ countryCode: US, widthMhz: 20, dfs: true })).toHaveLength(98);
  });

  it('channels of a country in the world domain are for stations only', () => {
    expect(channelsFor({ countryCode: 0, widthMhz: 20 }).length).toBeGreaterThan(0);
    expect(channelsFor({ countryCode: 0, widthMhz: 20, accessPoint: true })).toEqual([]);
    expect(channelsFor({ countryCode: US, widthMhz: 20, accessPoint: true })).toHaveLength(98);
  });
});

describe('the UNII lock', () => {
  const locked = { switchable: true, activated: false };

  it.each([840, 124, 630])('hides everything below 5725 MHz in country %i until activated', countryCode => {
    const shown = channelsFor({ countryCode, widthMhz: 20, unii: locked });
    expect(shown.length).toBeGreaterThan(0);
    expect(Math.min(...shown.map(channel => channel.channelStartFreq))).toBeGreaterThanOrEqual(5725);
    const open = channelsFor({ countryCode, widthMhz: 20, unii: { ...locked, activated: true } });
    expect(open).toEqual(channelsFor({ countryCode, widthMhz: 20 }));
  });

  it('hides nothing elsewhere, nor on a board without it', () => {
    const elsewhere = channelsFor({ countryCode: 276, widthMhz: 20, unii: locked });
    expect(elsewhere).toEqual(channelsFor({ countryCode: 276, widthMhz: 20 }));
    const plain = { switchable: false, activated: false };
    expect(channelsFor({ countryCode: US, widthMhz: 20, unii: plain })).toHaveLength(98);
  });
});

describe('near the edges of a band', () => {
  const powerAt = (widthMhz: number, centre: number) =>
    channelsFor({ countryCode: US, widthMhz, bandEdges: true }).find(c => c.centerFrequency === centre)
      ?.maxPower;

  it.each([
    [20, 5165, 28],
    [20, 5170, 32],
    [20, 5175, 36],
    [20, 5240, 36],
    [20, 5260, 30],
    [20, 5335, 22],
    [20, 5330, 26],
    [20, 5485, 22],
    [20, 5710, 22],
    [20, 5740, 28],
    [20, 5835, 28],
    [10, 5160, 30],
    [80, 5190, 16],
    [80, 5195, 16],
    [80, 5200, 26],
    [80, 5205, 36],
    [40, 5175, 24],
  ])('%i MHz at %i has %i dBm', (width, centre, power) => {
    expect(powerAt(width, centre)).toBe(power);
  });

  it('power is taken off only when asked', () => {
    expect(at(channelsFor({ countryCode: US, widthMhz: 20 }), 5165)).toEqual(['5165 36']);
  });

  it('a channel that lies across two bands keeps its power', () => {
    const across = channelsFor({ countryCode: US, widthMhz: 20, grid: 'standard', bandEdges: true });
    expect(at(across, 5720)).toEqual(['5720 30*']);
  });
});

describe('2.4 GHz channels', () => {
  it('2.4 GHz channels are 1 to 11 in the United States and 1 to 13 in Germany', () => {
    const numbers = (countryCode: number) =>
      channelsFor({ countryCode, widthMhz: 20, band: 'G' }).map(channel => channel.channel);
    expect(numbers(US)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(numbers(276)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('2.4 GHz channels have their control channel 10 MHz below the centre in 40 MHz', () => {
    const channels = channelsFor({ countryCode: 276, widthMhz: 40, band: 'G' });
    expect(channels[0]).toMatchObject({
      centerFrequency: 2422,
      controlFrequency: 2412,
      channel: 1,
      ieeeMode: 'G',
    });
    expect(channels.at(-1)?.centerFrequency).toBe(2462);
  });
});

describe('every channel of every country', () => {
  const countries = constantFrom(...regulatoryCountries().map(country => country.countryCode));
  const widths = constantFrom(...WIDTHS);
  const grids = constantFrom('device' as const, 'standard' as const);

  it('lies inside rules of its country and needs radar detection if they do', () => {
    assert(
      property(countries, widths, grids, (countryCode, widthMhz, grid) => {
        const rules = countryRules(countryCode)?.rules ?? [];
        for (const channel of channelsFor({ countryCode, widthMhz, grid })) {
          const span = channelSpan(channel);
          const part = (start: number) =>
            rules.some(rule =>
              spanContains(rule, { startMhz: start, endMhz: Math.min(start + 5, span.endMhz) }),
            );
          for (let start = span.startMhz; start < span.endMhz; start += 5) expect(part(start)).toBe(true);
          const holder = rules.find(rule => spanContains(rule, span));
          expect(channel.dfs).toBe(holder?.dfs ?? channel.dfs);
          expect(channelWidth(channel)).toBe(widthMhz);
        }
      }),
      runs(150),
    );
  });

  it('every channel of every country has every narrower channel on the same centre, with at least its power', () => {
    assert(
      property(countries, constantFrom(...WIDTHS.slice(1)), (countryCode, wide) => {
        const narrow = WIDTHS[WIDTHS.indexOf(wide) - 1] ?? wide;
        const powers = new Map(
          channelsFor({ countryCode, widthMhz: narrow }).map(c => [c.centerFrequency, c.maxPower]),
        );
        for (const channel of channelsFor({ countryCode, widthMhz: wide })) {
          expect(powers.get(channel.centerFrequency)).toBeGreaterThanOrEqual(channel.maxPower);
        }
      }),
      runs(150),
    );
  });

  it('every channel of every country has at most the power of the public rules when those are asked for', () => {
    assert(
      property(countries, widths, (countryCode, widthMhz) => {
        const most = Math.max(0, ...(countryRules(countryCode)?.rules ?? []).map(rule => rule.maxEirpDbm));
        for (const channel of channelsFor({ countryCode, widthMhz, limits: 'public' })) {
          expect(channel.maxPower).toBeLessThanOrEqual(Math.round(most));
        }
      }),
      runs(100),
    );
  });
});
