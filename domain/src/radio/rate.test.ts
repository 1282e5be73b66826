import { describe, expect, it } from 'vitest';
import { rateLabel, RATES_11AC, RATES_11AD, streamsLabel } from './rate-table.ts';
import {
  capacity11acKbps,
  expectedCapacity11acKbps,
  FIVE_SIGNAL_RATE_BANDS,
  FOUR_RATE_SIGNAL_BANDS,
  idealCapacity11adKbps,
  liveCapacity11adKbps,
  signalRateBand,
} from './capacity.ts';
import { rateIndex60ForSignal, rateIndexForCinr, rateIndexForSignal, widthPenaltyDb } from './rate.ts';
import { HALF_WIDTH_60GHZ_MHZ, WIDTH_60GHZ_MHZ } from './channel-width.ts';

describe('the 11ac rate table (§9)', () => {
  it('holds ten rates, each at its own index', () => {
    expect(RATES_11AC.map(rate => rate.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('runs from BPSK 1/2 (1x) to 256QAM 5/6 (8x)', () => {
    expect(rateLabel(0, '11ac')).toEqual({ modulation: 'BPSK 1/2', multiplier: '1x' });
    expect(rateLabel(9, '11ac')).toEqual({ modulation: '256QAM 5/6', multiplier: '8x' });
    expect(RATES_11AC.map(rate => rate.multiplier)).toEqual([1, 2, 2, 4, 4, 6, 6, 6, 8, 8]);
  });

  it.each([
    [0, 13_000, -82, -96, 4],
    [1, 26_000, -79, -95, 7],
    [2, 39_000, -77, -92, 10],
    [3, 52_000, -74, -90, 13],
    [4, 78_000, -70, -86, 17],
    [5, 104_000, -66, -83, 21],
    [6, 117_000, -65, -77, 22],
    [7, 130_000, -64, -74, 24],
    [8, 156_000, -59, -69, 28],
    [9, 173_000, -57, -65, 31],
  ])(
    'index %i carries %i kbps from %i dBm (a good radio from %i) and %i dB',
    (index, kbps, floor, good, cinr) => {
      expect(RATES_11AC[index]).toMatchObject({
        capacityPer20MhzKbps: kbps,
        standardFloorDbm: floor,
        radioFloorDbm: good,
        wantedCinrDb: cinr,
      });
    },
  );

  it('names no index it does not hold', () => {
    expect(rateLabel(10, '11ac')).toBeUndefined();
    expect(rateLabel(-1, '11ac')).toBeUndefined();
  });

  it('the 11ac rate table is called MIMO above one stream only', () => {
    expect([1, 2].map(streamsLabel)).toEqual(['SISO', 'MIMO']);
  });
});

describe('the 11ad rate table', () => {
  it('holds thirteen rates with the multipliers 1, 2, 4 and 8', () => {
    expect(RATES_11AD.map(rate => rate.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(RATES_11AD.map(rate => rate.multiplier)).toEqual([1, 2, 2, 2, 2, 2, 4, 4, 4, 4, 8, 8, 8]);
  });

  it.each([
    [0, 'DBPSK', 27_500, -78],
    [1, 'BPSK 1/2 rep 2', 385_000, -68],
    [2, 'BPSK 1/2', 770_000, -66],
    [3, 'BPSK 5/8', 962_500, -65],
    [4, 'BPSK 3/4', 1_155_000, -64],
    [5, 'BPSK 13/16', 1_251_250, -62],
    [6, 'QPSK 1/2', 1_540_000, -63],
    [7, 'QPSK 5/8', 1_925_000, -62],
    [8, 'QPSK 3/4', 2_310_000, -61],
    [9, 'QPSK 13/16', 2_502_500, -59],
    [10, '16QAM 1/2', 3_080_000, -55],
    [11, '16QAM 5/8', 3_850_000, -54],
    [12, '16QAM 3/4', 4_620_000, -53],
  ])('index %i is %s, %i kbps from %i dBm', (index, modulation, airRateKbps, floorDbm) => {
    expect(rateLabel(index, '11ad')?.modulation).toBe(modulation);
    expect(RATES_11AD[index]).toMatchObject({ airRateKbps, floorDbm });
  });
});

describe('5 GHz capacity', () => {
  it.each([
    [7, 40, 260_000],
    [8, 40, 312_000],
    [6, 40, 234_000],
    [8, 30, 234_000],
    [9, 80, 692_000],
    [8, 80, 624_000],
  ])('index %i in %i MHz is expected to carry %i kbps, as devices say', (index, width, kbps) => {
    expect(expectedCapacity11acKbps(index, width)).toBe(kbps);
  });

  it('halves for one stream', () => {
    expect(capacity11acKbps({ rateIndex: 9, widthMhz: 20, streams: 1 })).toBe(86_500);
  });

  it('shrinks with the airtime lost to retries', () => {
    expect(capacity11acKbps({ rateIndex: 9, widthMhz: 40, streams: 2, efficiency: 0.2 })).toBe(69_200);
  });

  it('5 GHz capacity is unknown for a rate outside the table', () => {
    expect(expectedCapacity11acKbps(10, 40)).toBeUndefined();
  });
});

describe('60 GHz capacity', () => {
  it('60 GHz capacity has a full channel of 2160 MHz and a half of 1080 (§9)', () => {
    expect([WIDTH_60GHZ_MHZ, HALF_WIDTH_60GHZ_MHZ]).toEqual([2160, 1080]);
  });

  it.each([
    [9, 975_000],
    [6, 600_000],
  ])('live at index %i in half a channel is cut to %i kbps', (index, kbps) => {
    expect(liveCapacity11adKbps(index, HALF_WIDTH_60GHZ_MHZ)).toBe(kbps);
  });

  it('ideal is not cut', () => {
    expect(idealCapacity11adKbps(10, HALF_WIDTH_60GHZ_MHZ)).toBe(1_201_200);
  });

  it('leaves a Wave radio seven tenths of the rate on the air', () => {
    expect(idealCapacity11adKbps(12, WIDTH_60GHZ_MHZ, 'wave')).toBe(3_234_000);
    expect(liveCapacity11adKbps(3, WIDTH_60GHZ_MHZ, 'wave')).toBe(673_000);
  });

  it('60 GHz capacity is unknown for a rate outside the table', () => {
    expect(idealCapacity11adKbps(13, WIDTH_60GHZ_MHZ)).toBeUndefined();
    expect(liveCapacity11adKbps(-1, WIDTH_60GHZ_MHZ)).toBeUndefined();
  });
});

describe('choosing a rate', () => {
  it.each(RATES_11AC.map(rate => [rate.wantedCinrDb, rate.index] as const))(
    'a CINR of %i dB carries index %i and a hair less does not',
    (cinr, index) => {
      expect(rateIndexForCinr(cinr)).toBe(index);
      expect(rateIndexForCinr(cinr - 0.1)).toBe(index === 0 ? undefined : index - 1);
    },
  );

  it.each([
    [10, -3],
    [20, 0],
    [40, 3],
    [80, 6],
  ])('%i MHz costs %i dB against 20 MHz', (width, penalty) => {
    expect(widthPenaltyDb(width)).toBe(penalty);
  });

  it('a signal on the floor of a rate carries it, in a wider channel 3 dB more is needed', () => {
    expect(rateIndexForSignal(-65, 20)).toBe(9);
    expect(rateIndexForSignal(-65.1, 20)).toBe(8);
    expect(rateIndexForSignal(-65, 40)).toBe(8);
    expect(rateIndexForSignal(-62, 40)).toBe(9);
  });

  it('the standard asks for more signal than a good radio needs', () => {
    expect(rateIndexForSignal(-65, 20, 'standard')).toBe(6);
    expect(rateIndexForSignal(-83, 20, 'standard')).toBeUndefined();
    expect(rateIndexForSignal(-97, 20)).toBeUndefined();
  });

  it('a 60 GHz signal carries the fastest rate whose floor it reaches', () => {
    expect(rateIndex60ForSignal(-53)).toBe(12);
    expect(rateIndex60ForSignal(-62.5)).toBe(6);
    expect(rateIndex60ForSignal(-78)).toBe(0);
    expect(rateIndex60ForSignal(-78.1)).toBeUndefined();
  });
});

describe('signal to rate (§9)', () => {
  it.each([
    [-120.1, undefined],
    [-120, 1],
    [-95.1, 1],
    [-95, 2],
    [-90.1, 2],
    [-90, 4],
    [-83.1, 4],
    [-83, 6],
    [-69.1, 6],
    [-69, 8],
    [0, 8],
  ])('signal to rate of five bands %f dBm is in the band of %s', (signal, multiplier) => {
    expect(signalRateBand(signal, FIVE_SIGNAL_RATE_BANDS)?.multiplier).toBe(multiplier);
  });

  it.each([
    [-120.1, undefined],
    [-120, 2],
    [-63.1, 2],
    [-63, 4],
    [-55.1, 4],
    [-55, 8],
  ])('signal to rate of the four-rate and 11ad set %f dBm is in the band of %s', (signal, multiplier) => {
    expect(signalRateBand(signal, FOUR_RATE_SIGNAL_BANDS)?.multiplier).toBe(multiplier);
  });
});
