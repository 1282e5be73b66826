import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectedSignalDbm,
  freeSpaceLossDb,
  noiseFloorDbm,
  oxygenLossDb,
  oxygenLossDbPerKm,
  rainLossDb,
} from './link-budget.ts';

describe('free-space loss', () => {
  it('free-space loss is 106.9 dB over 1 km at 5250 MHz', () => {
    expect(freeSpaceLossDb(5250, 1000)).toBeCloseTo(106.85, 2);
  });

  it('grows by 6 dB when the distance or the frequency doubles', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 70000 }),
        fc.integer({ min: 1, max: 50000 }),
        (mhz, metres) => {
          const loss = freeSpaceLossDb(mhz, metres);
          expect(freeSpaceLossDb(mhz, metres * 2) - loss).toBeCloseTo(6.02, 2);
          expect(freeSpaceLossDb(mhz * 2, metres) - loss).toBeCloseTo(6.02, 2);
        },
      ),
    );
  });

  it('free-space loss is no number without a distance or a frequency', () => {
    expect(freeSpaceLossDb(5180, 0)).toBeNaN();
    expect(freeSpaceLossDb(0, 1000)).toBeNaN();
    expect(freeSpaceLossDb(5180, -1)).toBeNaN();
    expect(freeSpaceLossDb(1, 1)).toBeCloseTo(-27.55, 2);
  });
});

describe('oxygen', () => {
  it('takes 15 dB per km near 60 GHz', () => {
    expect(oxygenLossDbPerKm(60480)).toBeCloseTo(15.1, 0);
    expect(oxygenLossDb(60480, 2000)).toBeCloseTo(30.2, 0);
  });

  it.each([58320, 62640, 64800])('takes a part between the rows at %i MHz', mhz => {
    expect(oxygenLossDbPerKm(mhz)).toBeGreaterThan(1);
    expect(oxygenLossDbPerKm(mhz)).toBeLessThan(15);
  });

  it('oxygen is drawn straight between two rows', () => {
    expect(oxygenLossDbPerKm(62_500)).toBeCloseTo(12.58);
    expect(oxygenLossDbPerKm(62_250)).toBeCloseTo(13.37);
  });

  it('takes less than 1 dB per km from 68 GHz up', () => {
    for (const mhz of [68000, 69120, 71000]) expect(oxygenLossDbPerKm(mhz)).toBeLessThan(1);
  });

  // The sum over the lines of oxygen and water vapour of ITU-R P.676, computed by a program in another language, which gives
  // the validation examples of ITU-R Study Group 3 for P.676-12.
  it.each([
    [57_240, 10.842],
    [58_320, 13.012],
    [59_400, 14.173],
    [60_480, 15.119],
    [61_560, 14.823],
    [62_640, 12.373],
    [63_720, 8.076],
    [64_800, 4.497],
    [66_960, 1.252],
    [69_120, 0.596],
    [70_200, 0.5],
  ])('takes within 0.3 dB what the lines of ITU-R P.676 add up to at %i MHz', (mhz, dbPerKm) => {
    expect(Math.abs(oxygenLossDbPerKm(mhz) - dbPerKm)).toBeLessThan(0.3);
  });

  it('oxygen begins at its first row and does nothing below 50 GHz', () => {
    expect(oxygenLossDbPerKm(57000)).toBe(10.21);
    expect(oxygenLossDb(57000, 1000)).toBe(10.21);
    expect(oxygenLossDb(49999, 1000)).toBe(0);
  });

  it('oxygen is no number beyond its rows', () => {
    expect(oxygenLossDbPerKm(56999)).toBeNaN();
    expect(oxygenLossDb(50000, 1000)).toBeNaN();
    expect(oxygenLossDbPerKm(71001)).toBeNaN();
  });
});

describe('rain', () => {
  it('takes about 10 dB per km at 60 GHz and 25 mm/h', () => {
    expect(rainLossDb(60480, 1000, 25)).toBeCloseTo(10.17, 1);
    expect(rainLossDb(60480, 500, 25)).toBeCloseTo(5.08, 1);
  });

  it('takes nothing at 5 GHz or when it is dry', () => {
    expect(rainLossDb(5180, 1000, 25)).toBe(0);
    expect(rainLossDb(9999, 1000, 25)).toBe(0);
    expect(rainLossDb(24_000, 1000, 25)).toBeCloseTo(3.68, 1);
    expect(rainLossDb(60480, 1000, 0)).toBe(0);
    expect(rainLossDb(60480, 1000, -1)).toBeNaN();
  });
});

describe('expected signal', () => {
  const budget = { frequencyMhz: 5250, distanceMetres: 1000, txPowerDbm: 20, txGainDbi: 23, rxGainDbi: 13 };

  it('expected signal is power and gains less the path', () => {
    expect(expectedSignalDbm(budget)).toBeCloseTo(56 - 106.85, 2);
  });

  it('loses what the cables take', () => {
    expect(expectedSignalDbm({ ...budget, txCableLossDb: 2, rxCableLossDb: 1 })).toBeCloseTo(53 - 106.85, 2);
  });

  it('loses oxygen and rain at 60 GHz', () => {
    const clear = { ...budget, frequencyMhz: 60500 };
    const dry = 56 - freeSpaceLossDb(60500, 1000) - 14.975;
    expect(expectedSignalDbm(clear)).toBeCloseTo(dry, 6);
    expect(expectedSignalDbm({ ...clear, rainMmPerHour: 25 })).toBeCloseTo(dry - 10.12, 1);
  });
});

describe('noise floor', () => {
  it('noise floor is -174 dBm per Hz over the width and the noise figure', () => {
    expect(noiseFloorDbm(20, 6)).toBeCloseTo(-94.99, 2);
    expect(noiseFloorDbm(80, 6)).toBeCloseTo(-88.97, 2);
  });
});
