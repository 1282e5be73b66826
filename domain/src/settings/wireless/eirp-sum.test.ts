import { describe, expect, it } from 'vitest';
import { inEnglish } from '../english.ts';
import { contextOf, type FaultFacts } from '../settings-context.ts';
import { limitWords } from './eirp-limit.ts';
import { eirpSum } from './eirp-sum.ts';

const row = (control: number, maxEirp: number) => ({
  control,
  center: control,
  bw: 20,
  ch: (control - 5000) / 5,
  dfs: false,
  maxEirp,
});
const GERMANY: FaultFacts = {
  board: { outputPowerDbm: { min: -4, max: 25 }, channelWidthsMhz: [20] },
  channels: [row(5500, 30), row(5745, 14)],
  countryName: 'Germany',
};
const LINES = {
  'radio.countrycode': '276',
  'radio.1.freq': '5500',
  'radio.1.chanbw': '20',
  'radio.1.antenna.gain': '17',
  'radio.1.cable.loss': '1',
};
type Lines = Readonly<Record<string, string>>;
const of = (lines: Lines, facts: FaultFacts = GERMANY) =>
  contextOf(new Map(Object.entries({ ...LINES, ...lines })), facts);
const main = (power: string, lines: Lines = {}, facts?: FaultFacts) =>
  eirpSum(power, of(lines, facts), 'main');

describe('the sum to the EIRP', () => {
  it('the sum to the EIRP has every term, the limit of the channel, and the most power', () => {
    const { limit, bound, ...terms } = main('13');
    expect(terms).toEqual({ powerDbm: 13, gainDbi: 17, lossDb: 1, eirpDbm: 29, excessDb: undefined });
    expect(inEnglish(limitWords(limit!))).toBe('Germany limit on 5500 MHz: 30 dBm.');
    expect(inEnglish(bound!)).toBe('Channel limit: max. 14 dBm transmit power.');
  });

  it.each([
    ['14', undefined],
    ['15', 1],
    ['25', 11],
  ])('the sum to the EIRP of %s dBm is above the limit by %s dB', (power, excess) => {
    expect(main(power).excessDb).toBe(excess);
  });

  it.each(['', ' ', 'x'])(
    'leaves open with the gain %j what follows from it, and asks no power of it',
    gain => {
      expect(main('13', { 'radio.1.antenna.gain': gain })).toMatchObject({
        powerDbm: 13,
        gainDbi: undefined,
        eirpDbm: undefined,
        excessDb: undefined,
        bound: undefined,
      });
    },
  );

  it.each(['', 'loud'])('leaves open with the power %j what follows from it', power => {
    expect(main(power)).toMatchObject({ powerDbm: undefined, gainDbi: 17, eirpDbm: undefined });
  });

  it('takes a gain of 0 for one that is known', () => {
    expect(main('13', { 'radio.1.antenna.gain': '0' })).toMatchObject({ gainDbi: 0, eirpDbm: 12 });
  });

  it('the sum to the EIRP has no limit while the channels of the country are unknown', () => {
    expect(main('25', {}, {})).toMatchObject({ eirpDbm: 41, limit: undefined, excessDb: undefined });
  });

  it('the sum to the EIRP has the lowest limit where the radio chooses, which bounds nothing yet', () => {
    const { limit, excessDb, bound } = main('13', { 'radio.1.freq': '0' });
    expect(inEnglish(limitWords(limit!))).toBe(
      'The radio selects the channel. Lowest Germany limit: 14 dBm on 5745 MHz.',
    );
    expect([excessDb, inEnglish(bound!)]).toEqual([15, 'Radio limit: max. 25 dBm.']);
  });
});

describe('the sum of the 60 GHz radio', () => {
  const facts: FaultFacts = {
    board: { sixtyOutputPowerDbm: { min: 1, max: 16 }, features: new Set(['sixty-ghz']) },
    domain60: {
      countryCode: 840,
      countryName: 'United States',
      channels: [{ control: 64_800, center: 64_800, bw: 2160, ch: 4, dfs: false, maxEirp: 40 }],
      maxCondPower: 15,
      maxEirp: 40,
      minAntGain: 24,
      maxAntGain: 24,
      freqStart: 57_000,
      freqEnd: 71_000,
    },
  };
  const lines = {
    'radio.countrycode': '840',
    'radio.0.freq': '64800',
    'radio.0.chanbw': '2160',
    'radio.0.antenna.gain': '24',
  };

  it('the sum of the 60 GHz radio has no cable, and the limit of power into the antenna', () => {
    const sum = eirpSum('15', of(lines, facts), 'sixty');
    expect(sum).not.toHaveProperty('lossDb');
    expect(sum).toMatchObject({ powerDbm: 15, gainDbi: 24, eirpDbm: 39, limit: { dbm: 40, isSet: true } });
    expect(inEnglish(sum.bound!)).toBe('Country limit: max. 15 dBm conducted power.');
  });
});
