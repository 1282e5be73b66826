import type { ChannelRow } from '@radiolink/domain/radio';
import { describe, expect, it } from 'vitest';
import {
  axisMarks,
  channelBlock,
  channelTowards,
  neighbourBlock,
  stripAxis,
  stripChannels,
} from './channel-strip.tsx';

const row = (center: number, maxEirp = 30): ChannelRow => ({
  control: center,
  center,
  bw: 20,
  ch: (center - 5000) / 5,
  dfs: false,
  maxEirp,
});
const ROWS = [5180, 5200, 5220, 5745].map(center => row(center));
const AXIS = { startMhz: 5170, endMhz: 5755 };
const CELL = { mac: '24:A4:3C:11:22:33', signalDbm: -65, noiseDbm: -95 };

describe('the strip of channels', () => {
  it('the strip of channels has the channels side by side, and the chosen one even between them', () => {
    const between = row(5190);
    expect(stripChannels([...ROWS, between], undefined)).toEqual(ROWS);
    expect(stripChannels([...ROWS, between], between).map(({ center }) => center)).toEqual([
      5180, 5190, 5220, 5745,
    ]);
  });

  it('reaches from the lowest to the highest frequency', () => {
    expect(stripAxis(ROWS)).toEqual(AXIS);
    expect(stripAxis([])).toBeUndefined();
    expect(axisMarks(AXIS)).toEqual([5200, 5300, 5400, 5500, 5600, 5700]);
  });

  it('draws a channel over its occupied width, as high as its permitted power', () => {
    expect(channelBlock(row(5180, 15), AXIS, 30)).toEqual({ start: 0, width: 20 / 585, height: 0.5 });
  });

  it('draws a neighbour as far as it lies on the axis, as high as its signal', () => {
    const block = neighbourBlock({ ...CELL, frequencyMhz: 5160, channelWidthMhz: 40 }, AXIS);
    expect(block).toEqual({ start: 0, width: 10 / 585, height: 0.5 });
    expect(neighbourBlock({ ...CELL, frequencyMhz: 2412 }, AXIS)).toBeUndefined();
    expect(neighbourBlock(CELL, AXIS)).toBeUndefined();
  });

  it('picks the nearest channel, and by a key the next one', () => {
    expect(channelTowards(ROWS, ROWS[0], 5700)).toBe(ROWS[3]);
    expect(channelTowards(ROWS, ROWS[0], 5185)).toBe(ROWS[1]);
    expect(channelTowards(ROWS, ROWS[3], 5740)).toBe(ROWS[2]);
    expect(channelTowards(ROWS, ROWS[0], 5180)).toBe(ROWS[0]);
    expect(channelTowards(ROWS, ROWS[3], 5755)).toBe(ROWS[3]);
    expect(channelTowards(ROWS, undefined, 5205)).toBe(ROWS[1]);
    expect(channelTowards([], undefined, 5205)).toBeUndefined();
  });
});
