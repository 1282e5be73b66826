import { hybridStatus, ptpAccessPointStatus, station60 } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { radioRows } from './radio-rows.ts';

describe('the radios of a dashboard', () => {
  it('the radios of a dashboard are both ends of both links, whichever active', () => {
    const rows = radioRows(hybridStatus());
    expect(rows.map(({ band, end, carriesTraffic }) => [band, end.side, carriesTraffic])).toEqual([
      ['60', 'local', true],
      ['60', 'remote', true],
      ['5', 'local', false],
      ['5', 'remote', false],
    ]);
    expect(rows[0]?.end.rxCapacityKbps).toBeGreaterThan(0);
    expect(rows[0]?.frequencyMhz).toBe(66960);
  });

  it('the radios of a dashboard have power, EIRP and airtime of each radio, as far as the device reports them', () => {
    const wireless = {
      txPowerDbm: 18,
      antennaGainDbi: 14,
      eirpDbm: 31,
      radio60: { txPowerDbm: 15, eirpDbm: 39, antennaGainDbi: 24 },
      stations: [station60()],
    };
    const rows = radioRows(hybridStatus({ wireless }));
    expect(rows.map(({ band, end, eirpDbm }) => [band, end.side, end.txPowerDbm, eirpDbm])).toEqual([
      ['60', 'local', 15, 39],
      ['60', 'remote', 20, 60],
      ['5', 'local', 18, 31],
      ['5', 'remote', undefined, undefined],
    ]);
    const { radio60 } = station60();
    const busy = station60({ radio60: { ...radio60!, txAirtimePercent: 12, rxAirtimePercent: 5 } });
    expect(radioRows(hybridStatus({ wireless: { stations: [busy] } }))[0]?.airtimePercent).toBe(17);
  });

  it('stay listed when the backup takes over', () => {
    const backup = hybridStatus({
      wireless: { stations: [station60({ linked60: false, activeLink: '5' })] },
    });
    expect(radioRows(backup).filter(({ carriesTraffic }) => carriesTraffic === true)).toMatchObject([
      { band: '5', end: { side: 'local' } },
      { band: '5', end: { side: 'remote' } },
    ]);
  });

  it('the radios of a dashboard are nothing to list where there is one', () => {
    expect(radioRows(ptpAccessPointStatus())).toEqual([]);
  });
});
