import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eirpDbm,
  G_BAND_RULE_BASE_DBM,
  G_BAND_RULE_GAIN_DBI,
  gBandPowerLimitDbm,
  outputPowerForEirp,
  outputPowerLimits,
  type PowerQuery,
} from './output-power.ts';
import { antennaGain60Problem } from './regulatory-domain.ts';

const BASE: PowerQuery = {
  device: { minDbm: -4, maxDbm: 25 },
  countryCode: 276,
  band: 'A',
  antennaGainDbi: 17,
  cableLossDb: 1,
};

describe('EIRP', () => {
  it('is NaN for a power that is a text, which JavaScript would put before the gain', () => {
    const text = '20' as unknown as number;
    expect(eirpDbm(text, { antennaGainDbi: 17, cableLossDb: 1 })).toBeNaN();
    expect(eirpDbm(20, { antennaGainDbi: text, cableLossDb: 1 })).toBeNaN();
  });

  it('adds the gain and takes off the cable', () => {
    expect(eirpDbm(20, { antennaGainDbi: 17, cableLossDb: 1 })).toBe(36);
  });

  it('leaves whole dB of output power, never too much', () => {
    expect(outputPowerForEirp(36, { antennaGainDbi: 17, cableLossDb: 1 })).toBe(20);
    expect(outputPowerForEirp(36, { antennaGainDbi: 17.1, cableLossDb: 1 })).toBe(19);
  });
});

describe('the 2.4 GHz rule of the United States, Canada and Puerto Rico (§5)', () => {
  const limit = (antennaGainDbi: number, cableLossDb = 0, countryCode = 840, band: 'G' | 'A' = 'G') =>
    gBandPowerLimitDbm({ antennaGainDbi, cableLossDb, countryCode, band });

  it('stands on 32 dBm from 6 dBi on', () => {
    expect([G_BAND_RULE_BASE_DBM, G_BAND_RULE_GAIN_DBI]).toEqual([32, 6]);
  });

  it.each([
    [6, 0, 30],
    [7, 0, 30],
    [8, 0, 30],
    [9, 0, 29],
    [12, 3, 29],
    [13, 0, 28],
    [24, 0, 24],
    [24, 1, 25],
  ])(
    'the 2.4 GHz rule of the United States, Canada and Puerto Rico with %i dBi and %i dB of cable it allows %i dBm, rounded up',
    (gain, loss, power) => {
      expect(limit(gain, loss)).toBe(power);
    },
  );

  it.each([840, 124, 630])('holds in country %i', country => {
    expect(limit(6, 0, country)).toBe(30);
  });

  it('the 2.4 GHz rule of the United States, Canada and Puerto Rico does not hold below 6 dBi, elsewhere, or at 5 GHz', () => {
    expect(limit(5.9)).toBeUndefined();
    expect(limit(6, 0, 276)).toBeUndefined();
    expect(limit(6, 0, 840, 'A')).toBeUndefined();
  });
});

describe('output power limits (§5)', () => {
  it('end at what the radio gives when nothing else is lower', () => {
    expect(outputPowerLimits(BASE)).toEqual({
      minDbm: -4,
      maxDbm: 25,
      boundBy: 'device',
      reason: { key: 'Radio limit: max. {power} dBm.', values: { power: 25 } },
      lawful: true,
    });
  });

  it('end at the EIRP of the channel, and say so', () => {
    const limits = outputPowerLimits({ ...BASE, maxEirpDbm: 30 });
    expect(limits).toMatchObject({ maxDbm: 14, boundBy: 'eirp', lawful: true });
    expect(limits.reason).toEqual({
      key: 'Channel limit: max. {power} dBm transmit power.',
      values: { power: 14 },
    });
  });

  it('name the radio when both limits meet', () => {
    expect(outputPowerLimits({ ...BASE, maxEirpDbm: 41 })).toMatchObject({ maxDbm: 25, boundBy: 'device' });
    expect(outputPowerLimits({ ...BASE, maxEirpDbm: 40 })).toMatchObject({ maxDbm: 24, boundBy: 'eirp' });
  });

  it('end at the 2.4 GHz rule where it is the lowest', () => {
    const limits = outputPowerLimits({
      ...BASE,
      device: { minDbm: 0, maxDbm: 30 },
      countryCode: 840,
      band: 'G',
      cableLossDb: 0,
      maxEirpDbm: 60,
    });
    expect(limits).toMatchObject({ maxDbm: 27, boundBy: 'g-band', lawful: true });
    expect(limits.reason).toEqual({
      key: 'Country limit at 2.4 GHz: max. {power} dBm with {gain} dBi antenna gain.',
      values: { gain: 17, power: 27 },
    });
  });

  it('end at the power into the antenna where a 60 GHz domain sets it', () => {
    const limits = outputPowerLimits({ ...BASE, band: 'AD', maxConductedDbm: 10, maxEirpDbm: 40 });
    expect(limits).toMatchObject({ maxDbm: 10, boundBy: 'conducted' });
    expect(limits.reason).toEqual({
      key: 'Country limit: max. {power} dBm conducted power.',
      values: { power: 10 },
    });
  });

  it('output power limits may be a single value and still be lawful', () => {
    expect(outputPowerLimits({ ...BASE, maxEirpDbm: 12 })).toMatchObject({
      minDbm: -4,
      maxDbm: -4,
      lawful: true,
    });
  });

  it('say when even the lowest power is too much', () => {
    expect(outputPowerLimits({ ...BASE, maxEirpDbm: 11 })).toEqual({
      minDbm: -4,
      maxDbm: -4,
      boundBy: 'device-minimum',
      lawful: false,
      reason: {
        key: 'The minimum power of the radio ({power} dBm) exceeds the limit of {limit} dBm. Select another channel or an antenna with lower gain.',
        values: { power: -4, limit: -5 },
      },
    });
  });

  it('never exceed the radio nor, when lawful, the EIRP', () => {
    const queries = record({
      antennaGainDbi: integer({ min: 0, max: 40 }),
      cableLossDb: integer({ min: 0, max: 10 }),
      maxEirpDbm: integer({ min: 0, max: 50 }),
    });
    assert(
      property(queries, query => {
        const { maxDbm, minDbm, lawful } = outputPowerLimits({ ...BASE, ...query });
        expect(maxDbm).toBeLessThanOrEqual(25);
        expect(maxDbm).toBeGreaterThanOrEqual(minDbm);
        expect(eirpDbm(maxDbm, query) <= query.maxEirpDbm).toBe(lawful);
      }),
    );
  });
});

describe('60 GHz power', () => {
  it('asks for an antenna gain between the bounds, both allowed', () => {
    const bounds = { minAntGain: 30, maxAntGain: 38 };
    expect([30, 34, 38].map(gain => antennaGain60Problem(gain, bounds))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const problem = {
      key: 'The antenna gain must be between {min} and {max} dBi.',
      values: { min: 30, max: 38 },
    };
    expect(antennaGain60Problem(29.9, bounds)).toEqual(problem);
    expect(antennaGain60Problem(38.1, bounds)).toEqual(problem);
  });
});

describe('tenths of a decibel', () => {
  const tenths = integer({ min: 0, max: 400 });

  it('leave no residue in an EIRP, and none in the power that keeps a limit', () => {
    assert(
      property(integer({ min: -40, max: 400 }), tenths, tenths, (power, gain, loss) => {
        const path = { antennaGainDbi: gain / 10, cableLossDb: loss / 10 };
        expect(eirpDbm(power / 10, path)).toBe((power + gain - loss) / 10 + 0);
        const limit = (10 * Math.round(power / 10) + gain - loss) / 10;
        expect(outputPowerForEirp(limit, path)).toBe(Math.round(power / 10) + 0);
      }),
    );
  });

  it('do not take one dB of power by a sum that is no binary fraction', () => {
    expect(eirpDbm(20, { antennaGainDbi: 11.3, cableLossDb: 0.1 })).toBe(31.2);
    expect(outputPowerForEirp(30.1, { antennaGainDbi: 19.2, cableLossDb: 0.1 })).toBe(11);
  });
});
