import {
  emptyStatus,
  hybridStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  station60,
} from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { airtimeValues, capacityValues } from './graph-values.ts';

describe('what a status adds to the graphs', () => {
  it('is, on an access point, the downlink as what it sends', () => {
    expect(capacityValues(ptpAccessPointStatus())).toEqual({ txKbps: 336_000, rxKbps: 296_000 });
  });

  it('is, on a station, the downlink as what it receives', () => {
    expect(capacityValues(ptpStationStatus())).toEqual({ txKbps: 296_000, rxKbps: 336_000 });
  });

  it('is the capacity of the 60 GHz link where that active', () => {
    const { txKbps, rxKbps } = capacityValues(hybridStatus());
    expect([txKbps, rxKbps].every(kbps => (kbps ?? 0) > 500_000)).toBe(true);
  });

  it('is the capacity of the whole sector, never that of one of its stations', () => {
    const wireless = { mode: 'ap-ptmp', stations: [station60(), station60({ mac: '02:00:00:00:00:08' })] };
    const reported = { downlinkCapacityKbps: 900_000, uplinkCapacityKbps: 700_000 };
    expect(capacityValues(hybridStatus({ wireless: { ...wireless, polling: reported } }))).toEqual({
      txKbps: 900_000,
      rxKbps: 700_000,
    });
    expect(capacityValues(hybridStatus({ wireless: { ...wireless, polling: {} } }))).toEqual({
      txKbps: undefined,
      rxKbps: undefined,
    });
  });

  it('is the airtime each way', () => {
    expect(airtimeValues(ptpAccessPointStatus())).toEqual({ txPercent: 10.2, rxPercent: 4.5 });
  });

  it('is a gap for what is not told', () => {
    expect(Object.values({ ...capacityValues(emptyStatus()), ...airtimeValues(emptyStatus()) })).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
