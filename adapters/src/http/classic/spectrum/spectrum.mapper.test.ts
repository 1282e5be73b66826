import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drops, swaps } from '../damage/damage.mother.ts';
import { airviewAnswer } from './airview.mother.ts';
import { mapChannelData } from './channel-data.mapper.ts';
import { mapSpectrum } from './spectrum.mapper.ts';

const CAPTURES = join(process.env['RADIOLINK_CAPTURES'] ?? '', 'classic', 'spectrum');
const captured = process.env['RADIOLINK_CAPTURES'] !== undefined && existsSync(CAPTURES);
const capture = (name: string): unknown => JSON.parse(readFileSync(join(CAPTURES, name), 'utf8'));

describe('a spectrum', () => {
  it('a spectrum has its grids, levels and histories', () => {
    expect(mapSpectrum(airviewAnswer())).toEqual({
      scale: { minDbm: -125, stepDb: 2 },
      fineLabels: [50_956_250, 50_968_750],
      histogram: [
        [3, 4],
        [5, 6],
      ],
      totalSamples: [8, 10],
      latestLevels: [12, 13],
      medium: { labels: [50_975_000], rows: [[7]], intervalSeconds: 60 },
      long: { labels: [50_975_000], rows: [[9]], intervalSeconds: 640 },
    });
  });

  it.each([646, 647])('a spectrum is whole when sweeps are counted for %i of 648 points', counted => {
    const points = Array.from({ length: 648 }, () => 4);
    const answer = {
      stFreqGridLabels: points,
      pwrHistogram: [points],
      totalSamples: points.slice(0, counted),
    };
    const spectrum = mapSpectrum(answer);
    expect(spectrum?.totalSamples).toHaveLength(counted);
    expect(spectrum?.histogram[0]).toHaveLength(648);
  });

  it.each([{}, [], null, 'text', { stFreqGridLabels: ['x'] }])(
    'a spectrum is none without a grid: %j',
    answer => {
      expect(mapSpectrum(answer as never)).toBeUndefined();
    },
  );

  it('a spectrum is read with each field missing or of another kind', () => {
    const body = JSON.stringify(airviewAnswer());
    for (const { value } of [...drops(body), ...swaps(body)])
      expect(() => mapSpectrum(value as never)).not.toThrow();
  });

  it.skipIf(!captured)('a spectrum of a captured device keeps all its points (RADIOLINK_CAPTURES)', () => {
    const spectrum = mapSpectrum(capture('airviewdata_nanobeam5acgen2_v8.7.1.json') as never);
    expect(spectrum?.fineLabels).toHaveLength(648);
    expect(spectrum?.histogram.map(row => row.length)).toEqual(Array.from({ length: 64 }, () => 648));
    expect(spectrum?.latestLevels).toHaveLength(648);
    expect(spectrum?.medium.rows.map(row => row.length)).toEqual(Array.from({ length: 24 }, () => 161));
    expect(spectrum?.long.labels).toHaveLength(161);
  });
});

describe('the data of the channel chooser', () => {
  const answer = {
    chan_info: { number: 2, center_freq: [5180, 5190], bw: [20, 40], max_pow: [30, 33] },
    freq_info: { number: 1, center_freq: [50_975_000] },
    local_spect_data: { age: 3, anze_per_mhz: [12] },
    sta_spect_data: [
      { age: 5, mac_addr: 'f4e2c6343bb1', rx_usage: 10, rx_rssi: 46, rx_capa: 1000, anze_per_mhz: [9] },
      { age: 5 },
    ],
  };

  it('puts what stands side by side into one channel', () => {
    expect(mapChannelData(answer)).toMatchObject({
      channels: [
        { centerMhz: 5180, widthMhz: 20, maxEirpDbm: 30 },
        { centerMhz: 5190, widthMhz: 40, maxEirpDbm: 33 },
      ],
      frequenciesMhz: [5097.5],
      local: { ageSeconds: 3, levels: [12] },
    });
  });

  it('knows stations by their MAC and their signal in dBm', () => {
    expect(mapChannelData(answer).stations).toEqual([
      {
        mac: 'F4:E2:C6:34:3B:B1',
        ageSeconds: 5,
        levels: [9],
        rxUsage: 10,
        txUsage: undefined,
        rxSignalDbm: -50,
        txSignalDbm: undefined,
        rxCapacityKbps: 1000,
        txCapacityKbps: undefined,
      },
    ]);
  });

  it('keeps a usage above 1,000 as the device sends it: it is no share', () => {
    const usages = [1132, 1459, 1224].map(rx_usage => ({
      mac_addr: 'f4e2c6343bb1',
      rx_usage,
      tx_usage: rx_usage,
    }));
    const { stations } = mapChannelData({ ...answer, sta_spect_data: usages });
    expect(stations.map(({ rxUsage, txUsage }) => [rxUsage, txUsage])).toEqual([
      [1132, 1132],
      [1459, 1459],
      [1224, 1224],
    ]);
  });

  it('the data of the channel chooser is empty in an empty answer', () => {
    expect(mapChannelData({})).toEqual({ channels: [], frequenciesMhz: [], local: undefined, stations: [] });
  });

  it.skipIf(!captured)(
    'the data of the channel chooser of a captured device keeps all its channels (RADIOLINK_CAPTURES)',
    () => {
      const data = mapChannelData(capture('amdata_nanobeam5acgen2_v8.7.1_onestation.json') as never);
      expect([data.channels.length, data.frequenciesMhz.length, data.stations.length]).toEqual([567, 161, 1]);
      expect(data.stations[0]?.levels).toHaveLength(161);
    },
  );
});
