import { describe, expect, it } from 'vitest';
import { hybridStatus, ptpAccessPointStatus, station60 } from '../mothers/index.ts';
import { linkEnds } from './link-ends.ts';
import { airtime5Percent } from './radio-airtime.ts';

const polling = { airtimePercent: 16.9, txAirtimePercent: 10, rxAirtimePercent: 6.9 };
const backup = (tx: number | undefined, rx: number | undefined) => ({
  ...station60(),
  airmax: { tx: { airtimePercent: tx }, rx: { airtimePercent: rx } },
});

describe('airtime of the 5 GHz radio', () => {
  it('airtime of the 5 GHz radio is that of the device where there is but one radio', () => {
    expect(airtime5Percent(ptpAccessPointStatus({ wireless: { polling } }))).toBe(16.9);
  });

  it('airtime of the 5 GHz radio is its own beside a 60 GHz radio, also 0', () => {
    const reported = { polling, airtime5Percent: 0, stations: [backup(4, 1)] };
    expect(airtime5Percent(hybridStatus({ wireless: reported }))).toBe(0);
  });

  it('airtime of the 5 GHz radio is that of its stations where only the radio in use is counted', () => {
    const stations = [backup(0, 0), { ...backup(1, 2), mac: '02:00:00:00:60:03' }];
    expect(airtime5Percent(hybridStatus({ wireless: { polling, stations } }))).toBe(3);
    expect(
      airtime5Percent(hybridStatus({ wireless: { polling, stations: [backup(1, undefined)] } })),
    ).toBeUndefined();
  });

  it('airtime of the 5 GHz radio is not lent to the 5 GHz link by the radio in use', () => {
    const status = hybridStatus({ wireless: { polling, stations: [station60({ airmax: undefined })] } });
    expect(linkEnds(status, undefined, '5').airtimePercent).toBeUndefined();
  });
});
