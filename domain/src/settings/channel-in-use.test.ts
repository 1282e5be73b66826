import { describe, expect, it } from 'vitest';
import { chosenChannel, mayBeWide } from './settings-context.ts';

const row = (control: number, center: number) => ({
  control,
  center,
  bw: 40,
  ch: 1,
  dfs: false,
  maxEirp: 30,
});
const channels = [row(5180, 5190), row(5200, 5190), row(5220, 5230)];
const values = (control: string, center?: string, width = '40') =>
  new Map([
    ['radio.1.freq', control],
    ['radio.1.chanbw', width],
    ...(center === undefined ? [] : [['radio.1.center.1.freq', center] as const]),
  ]);

describe('the chosen channel', () => {
  it('the chosen channel is told by control frequency and center together', () => {
    expect(chosenChannel(values('5200', '5190'), channels)).toEqual(row(5200, 5190));
  });

  it('the chosen channel is told by the control frequency where the firmware writes no center', () => {
    expect(chosenChannel(values('5220'), channels)).toEqual(row(5220, 5230));
  });

  it('the chosen channel is none while automatic, of another width, or not in the domain', () => {
    expect(chosenChannel(values('0', '0'), channels)).toBeUndefined();
    expect(chosenChannel(values('5180', '5190', '80'), channels)).toBeUndefined();
    expect(chosenChannel(values('5500', '5510'), channels)).toBeUndefined();
  });
});

describe('widths above 40 MHz', () => {
  const mode = (role: string, compatible: string) =>
    new Map([
      ['radio.1.mode', role],
      ['radio.1.polling_11ac_11n_compat', compatible],
    ]);

  it('widths above 40 MHz are not for an access point that lets in 802.11n stations', () => {
    expect(mayBeWide(mode('master', '1'))).toBe(false);
    expect(mayBeWide(mode('master', '0'))).toBe(true);
    expect(mayBeWide(mode('managed', '1'))).toBe(true);
  });
});
