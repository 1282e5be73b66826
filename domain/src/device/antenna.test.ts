import { describe, expect, it } from 'vitest';
import {
  type Antenna,
  antennaBand,
  antennaChoices,
  CUSTOM_ANTENNA_ID,
  customAntenna,
  GENERIC_ANTENNAS,
  UNDEFINED_ANTENNA_ID,
} from './antenna.ts';

const DISH: Antenna = { id: 7, name: 'Built in dish', gainDbi: 25, builtIn: true, band: 'A' };
const EXTERNAL: Antenna = { id: 8, name: 'Horn', gainDbi: 18, builtIn: false, band: 'A' };

describe('antenna, §3', () => {
  it('generic antennas: Omni 13 (G and A); Dish 24 (G) and 34 (A); Sector 17 (G) and 22 (A)', () => {
    expect(GENERIC_ANTENNAS.map(({ name, gainDbi, band }) => [name, gainDbi, band])).toEqual([
      ['Omni', 13, 'G'],
      ['Omni', 13, 'A'],
      ['Dish', 24, 'G'],
      ['Dish', 34, 'A'],
      ['Sector', 17, 'G'],
      ['Sector', 22, 'A'],
    ]);
    expect(GENERIC_ANTENNAS.every(({ id, builtIn }) => id === 0 && !builtIn)).toBe(true);
  });

  it('the custom antenna has the id 0, the undefined one -1', () => {
    expect([CUSTOM_ANTENNA_ID, UNDEFINED_ANTENNA_ID]).toEqual([0, -1]);
    expect(customAntenna(21)).toEqual({ id: 0, name: 'Custom', gainDbi: 21, builtIn: false });
  });

  it.each([
    [1, 'G'],
    [2, 'A'],
    [0, undefined],
    [3, undefined],
    [undefined, undefined],
  ])('band %s is %s', (code, band) => {
    expect(antennaBand(code)).toBe(band);
  });

  it('antenna cannot be chosen where one is built in', () => {
    expect(antennaChoices([EXTERNAL, DISH], 'A')).toEqual([EXTERNAL, DISH]);
  });

  it('antenna can be chosen among listed, generic of the band and custom where none is built in', () => {
    expect(antennaChoices([EXTERNAL], 'A').map(({ name, gainDbi }) => `${name} ${gainDbi ?? ''}`)).toEqual([
      'Horn 18',
      'Omni 13',
      'Dish 34',
      'Sector 22',
      'Custom ',
    ]);
    expect(antennaChoices([], 'G').map(({ gainDbi }) => gainDbi)).toEqual([13, 24, 17, undefined]);
  });
});
