import { describe, expect, it } from 'vitest';
import { hybridStatus } from '../mothers/hybrid-status.mother.ts';
import { ptpAccessPointStatus } from '../mothers/ptp-status.mother.ts';
import { station } from '../mothers/station.mother.ts';
import { linkEnds } from './link-ends.ts';

/** A station that tells nothing of the link itself. */
const silent = station({ distanceMetres: undefined, uptimeSeconds: undefined, airmax: undefined });
const UNKNOWN = { distanceMetres: undefined, linkUptimeSeconds: undefined };
const OF_RADIO = { distanceMetres: 850, linkUptimeSeconds: 264051 };

describe('what the radio says of its link, reading 17', () => {
  it('what the radio says of its link is that of its only station', () => {
    const status = ptpAccessPointStatus({ wireless: { stations: [silent] } });
    expect(linkEnds(status, silent)).toMatchObject({ ...OF_RADIO, airtimePercent: 14.7, atpcStatus: 0 });
  });

  it('what the radio says of its link is that of none of several', () => {
    const status = ptpAccessPointStatus({ wireless: { stations: [station(), silent] } });
    expect(linkEnds(status, silent)).toMatchObject({
      ...UNKNOWN,
      airtimePercent: undefined,
      txAirtimePercent: undefined,
      rxAirtimePercent: undefined,
      atpcStatus: undefined,
    });
  });

  it('what the radio says of its link is that of none of several at 60 GHz', () => {
    const status = hybridStatus({
      wireless: { stations: [silent, silent], distanceMetres: 5, linkSeconds: 6 },
    });
    expect(linkEnds(status, silent, '60')).toMatchObject(UNKNOWN);
  });
});
