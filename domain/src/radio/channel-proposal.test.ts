import { describe, expect, it } from 'vitest';
import { channelFromRow } from './channel.ts';
import { channelsByEnergy, energyInChannel, proposeChannel } from './channel-proposal.ts';

const GRID = Array.from({ length: 161 }, (_, step) => 5097.5 + 5 * step);
const channel = (center: number, bw = 20, maxEirp = 30) =>
  channelFromRow({ control: center, center, bw, ch: (center - 5000) / 5, dfs: false, maxEirp })!;

/** Quiet everywhere except at the given points, dBm by MHz. */
const spectrum = (loud: Readonly<Record<number, number>> = {}, quiet = -110) => ({
  frequenciesMhz: GRID,
  levelsDbm: GRID.map(frequency => loud[frequency] ?? quiet),
});

describe('energy in a channel', () => {
  it('is the sum over the points within its edges, in mW', () => {
    const received = spectrum({ 5172.5: -50, 5187.5: -50, 5192.5: -20, 5167.5: -20 }, -200);
    expect(energyInChannel(channel(5180), received)).toBeCloseTo(2e-5, 12);
  });

  it('counts a point on the lower edge but not one on the upper', () => {
    const received = { frequenciesMhz: [5170, 5190], levelsDbm: [-10, -20] };
    expect(energyInChannel(channel(5180), received)).toBeCloseTo(0.1, 12);
  });

  it('is unknown where nobody listened, and beyond the frequencies given', () => {
    expect(energyInChannel(channel(6000), spectrum())).toBeUndefined();
    expect(energyInChannel(channel(5180), { frequenciesMhz: [], levelsDbm: [-50] })).toBeUndefined();
  });
});

describe('proposing a channel', () => {
  const channels = [channel(5180), channel(5200), channel(5220)];

  it('takes the quietest', () => {
    const here = spectrum({ 5182.5: -60, 5222.5: -70 });
    expect(proposeChannel(channels, [here])?.centerFrequency).toBe(5200);
  });

  it('counts both ends', () => {
    const here = spectrum({ 5182.5: -60 });
    const there = spectrum({ 5202.5: -50 });
    expect(proposeChannel(channels, [here, there])?.centerFrequency).toBe(5220);
    expect(channelsByEnergy(channels, [here, there]).map(entry => entry.channel.centerFrequency)).toEqual([
      5220, 5180, 5200,
    ]);
  });

  it('adds the energies of both ends', () => {
    const [entry] = channelsByEnergy([channel(5180)], [spectrum({}, -60), spectrum({}, -60)]);
    expect(entry?.energyMilliwatts).toBeCloseTo(8e-6, 12);
  });

  it('adds energy, not decibels: one strong signal outweighs many weak ones', () => {
    const here = spectrum({ 5182.5: -50, 5202.5: -65, 5207.5: -65, 5192.5: -65, 5197.5: -65 });
    expect(proposeChannel([channel(5180), channel(5200)], [here])?.centerFrequency).toBe(5200);
  });

  it('of equals prefers more EIRP, then the one listed first', () => {
    expect(
      proposeChannel([channel(5180, 20, 30), channel(5200, 20, 36)], [spectrum()])?.centerFrequency,
    ).toBe(5200);
    expect(proposeChannel([channel(5200), channel(5180)], [spectrum()])?.centerFrequency).toBe(5200);
  });

  it('leaves out what an end has not listened to', () => {
    const narrow = { frequenciesMhz: [5182.5], levelsDbm: [-40] };
    expect(
      channelsByEnergy(channels, [spectrum(), narrow]).map(entry => entry.channel.centerFrequency),
    ).toEqual([5180]);
  });

  it('proposes nothing without channels or without having listened', () => {
    expect(proposeChannel([], [spectrum()])).toBeUndefined();
    expect(proposeChannel(channels, [])).toBeUndefined();
  });
});
