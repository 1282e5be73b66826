import {
  emptyStatus,
  hybridStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  station60,
} from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { airtimeValues, capacityValues, throughputValues } from './graph-values.ts';

describe('what a status adds to the graphs', () => {
  it('what a status adds to the graphs is the same downlink at both ends', () => {
    const capacities = [ptpAccessPointStatus(), ptpStationStatus()].map(capacityValues);
    expect(capacities).toEqual([
      { downKbps: 336_000, upKbps: 296_000 },
      { downKbps: 336_000, upKbps: 296_000 },
    ]);
  });

  it('what a status adds to the graphs is, on an access point, the downlink as what it sends; on a station, as what it receives', () => {
    const wireless = {
      txThroughputKbps: 7,
      rxThroughputKbps: 42,
      polling: { txAirtimePercent: 1, rxAirtimePercent: 4 },
    };
    const sends = ptpAccessPointStatus({ wireless });
    const receives = ptpStationStatus({ wireless });
    expect([throughputValues(sends), airtimeValues(sends)]).toEqual([
      { downKbps: 7, upKbps: 42 },
      { downPercent: 1, upPercent: 4 },
    ]);
    expect([throughputValues(receives), airtimeValues(receives)]).toEqual([
      { downKbps: 42, upKbps: 7 },
      { downPercent: 4, upPercent: 1 },
    ]);
  });

  it('what a status adds to the graphs is the capacity of the 60 GHz link where that is active', () => {
    const { downKbps, upKbps } = capacityValues(hybridStatus());
    expect([downKbps, upKbps].every(kbps => (kbps ?? 0) > 500_000)).toBe(true);
  });

  it('what a status adds to the graphs is the capacity of the whole sector, never that of one of its stations', () => {
    const wireless = { mode: 'ap-ptmp', stations: [station60(), station60({ mac: '02:00:00:00:00:08' })] };
    const reported = { downlinkCapacityKbps: 900_000, uplinkCapacityKbps: 700_000 };
    expect(capacityValues(hybridStatus({ wireless: { ...wireless, polling: reported } }))).toEqual({
      downKbps: 900_000,
      upKbps: 700_000,
    });
    expect(capacityValues(hybridStatus({ wireless: { ...wireless, polling: {} } }))).toEqual({
      downKbps: undefined,
      upKbps: undefined,
    });
  });

  it('what a status adds to the graphs is the airtime each way', () => {
    expect(airtimeValues(ptpAccessPointStatus())).toEqual({ downPercent: 10.2, upPercent: 4.5 });
  });

  it('what a status adds to the graphs is the airtime of the radio in use, never that of its backup', () => {
    const polling = { txAirtimePercent: 12.4, rxAirtimePercent: 4.5 };
    const status = hybridStatus({ wireless: { mode: 'ap-ptmp', polling, airtime5Percent: 0 } });
    expect(airtimeValues(status)).toEqual({ downPercent: 12.4, upPercent: 4.5 });
  });

  it('what a status adds to the graphs is a gap for what is not told', () => {
    expect(Object.values({ ...capacityValues(emptyStatus()), ...airtimeValues(emptyStatus()) })).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
