import {
  emptyStatus,
  hybridStatus,
  ptpAccessPointStatus,
  station60,
  ptmpAccessPointStatus,
  stationMac,
  station,
} from '@radiolink/domain/mothers';
import { LinkState } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import {
  interfaceViews,
  radioRows,
  STATIONS_WITH_RADIOS,
  stationRadioRows,
  stationExtremes,
} from './dashboard-view.ts';
import { stationRows } from '@radiolink/domain/station';

const states = (status: DeviceStatus) =>
  Object.fromEntries(interfaceViews(status).map(({ name, linkState }) => [name, linkState]));

describe('the network interfaces of a device', () => {
  it('the network interfaces of a device have the state of their link where they are a radio, and no other', () => {
    expect(states(ptpAccessPointStatus())).toEqual({
      eth0: undefined,
      ath0: LinkState.Connected,
      br0: undefined,
    });
  });

  it('the network interfaces of a device are disconnected radios where no station is there', () => {
    const alone = ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } });
    expect(states(alone)['ath0']).not.toBe(LinkState.Connected);
  });

  it('the network interfaces of a device have each its own state on a device with two radios', () => {
    const found = states(hybridStatus());
    expect([found['wlan0'], found['ath0'], found['eth0']]).toEqual([
      LinkState.Connected,
      LinkState.Connected,
      undefined,
    ]);
  });

  it('keep their readings', () => {
    const [port] = interfaceViews(ptpAccessPointStatus());
    expect(port).toMatchObject({ name: 'eth0', speedMbps: 1000, plugged: true });
  });

  it('the network interfaces of a device are none of a device that lists none', () => {
    expect(interfaceViews(emptyStatus())).toEqual([]);
  });
});

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

const sector = (count: number) =>
  hybridStatus({
    wireless: {
      mode: 'ap-ptmp',
      stations: Array.from({ length: count }, (_, place) =>
        station60({ mac: stationMac(place), linked60: place !== 1, linked5: true }),
      ),
    },
  });

const rowsOf = (status: DeviceStatus) => stationRadioRows(status, stationRows(status));

describe('the stations of a sector with two radios', () => {
  it('stand with both, main radio first', () => {
    const rows = rowsOf(sector(2));
    expect(rows.map(({ station: row, radio }) => [row.station.mac, radio.band])).toEqual(
      expect.arrayContaining([
        [stationMac(0), '60'],
        [stationMac(0), '5'],
        [stationMac(1), '60'],
        [stationMac(1), '5'],
      ]),
    );
    expect(rows.map(({ radio }) => radio.band)).toEqual(['60', '5', '60', '5']);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  });

  it('the stations of a sector with two radios are the first few of many', () => {
    expect(rowsOf(sector(30))).toHaveLength(2 * STATIONS_WITH_RADIOS);
  });

  it('the stations of a sector with two radios are not listed twice where there is one radio', () => {
    expect(rowsOf(ptmpAccessPointStatus())).toEqual([]);
  });
});

const good = (mac: string) =>
  station({ mac, downlink: { linkScore: 80 }, uplink: { linkScore: 80 }, chainSignalsDbm: [-53, -53] });
const lame = (mac: string) => station({ mac, chainSignalsDbm: [-50, -58] });

const extremesOf = (...stations: ReturnType<typeof station>[]) =>
  stationExtremes(stationRows(ptmpAccessPointStatus(0, { wireless: { stations } })));

describe('the extremes of the stations', () => {
  it('name five of the worst at most, and count all', () => {
    const { worst, listed } = extremesOf(...'ABCDEFGH'.split('').map(lame));
    expect([worst.length, listed]).toEqual([5, 8]);
  });

  it('count the stations that are connected over the backup alone', () => {
    const stations = [station60({ mac: 'A', linked60: false, activeLink: '5' }), station60({ mac: 'B' })];
    const rows = stationRows(hybridStatus({ wireless: { stations } }));
    expect(stationExtremes(rows).onBackup).toBe(1);
  });

  it('name no station as worst and as weakest of the others', () => {
    const { worst, weakest } = extremesOf(lame('A'), good('B'), lame('C'));
    expect(worst.map(({ key }) => key)).toEqual(['A', 'C']);
    expect(weakest.map(({ key }) => key)).toEqual(['B']);
  });

  it('the listed stations are filled up to five with the weakest of the others, those with a known signal alone', () => {
    const others = 'ABCDEFGHI'.split('').map((mac, place) => ({ ...good(mac), signalDbm: -50 - place }));
    expect(extremesOf(...others).weakest.map(({ key }) => key)).toEqual('IHGFE'.split(''));
    expect(extremesOf(...others, ...'123'.split('').map(lame)).weakest).toHaveLength(2);
    expect(extremesOf({ ...good('A'), signalDbm: undefined }).weakest).toEqual([]);
  });
});
