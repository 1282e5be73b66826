import { describe, expect, it } from 'vitest';
import {
  airOs6Status,
  emptyStatus,
  ethernetPort,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  remoteStatus,
  station,
  station60,
  type StatusChange,
} from '../mothers/index.ts';
import { stateCause } from '../link/root-cause.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { deviceAlerts } from './device-alert.ts';
import { sectorProblems } from './sector-problems.ts';

const ids = (status: DeviceStatus) => deviceAlerts(status).map(({ id }) => id);
const alone = { stations: [], stationCount: 0 };
const ptp = (wireless: NonNullable<StatusChange['wireless']>) => ptpAccessPointStatus({ wireless });

describe('alerts of a status', () => {
  it('alerts of a status are none on healthy devices', () => {
    for (const status of [
      ptpAccessPointStatus(),
      ptpStationStatus(),
      ptmpAccessPointStatus(),
      hybridStatus(),
    ]) {
      expect(ids(status)).toEqual([]);
    }
    expect(ids(airOs6Status())).toEqual([]);
  });

  it('alerts of a status are no more than a missing link on a device that says nothing', () => {
    expect(ids(emptyStatus())).toEqual([]);
  });

  it('stand worst first and can not be dismissed', () => {
    const status = ptp({ ...alone, polling: { atpcStatus: 4, airtimePercent: 90 } });
    expect(deviceAlerts(status).map(({ id, severity }) => `${severity} ${id}`)).toEqual([
      'danger link-outage-5',
      'warning airtime',
      'notice atpc',
    ]);
    expect(deviceAlerts(status).some(({ dismissible }) => dismissible)).toBe(false);
  });
});

describe('alerts of the radios', () => {
  it('say once that every station of a sector is on its backup', () => {
    const down = (mac: string) => station60({ mac, linked60: false, activeLink: '5', radio60: undefined });
    const stations = [down('02:00:00:00:60:02'), down('02:00:00:00:60:03')];
    const status = hybridStatus({ wireless: { mode: 'ap-ptmp', stations } });
    const air = { cause: stateCause(status), sector: sectorProblems(status) };
    const found = deviceAlerts(status, undefined, air).map(({ id }) => id);
    expect(found.filter(id => id.includes('backup'))).toEqual(['link-backup-60']);
    expect(ids(status).filter(id => id.includes('backup'))).toEqual(['sector-on-backup']);
  });

  it('tell a link of two ends that is down', () => {
    expect(deviceAlerts(ptp(alone))).toEqual([
      {
        id: 'link-outage-5',
        severity: 'danger',
        message: { key: 'The {band} GHz link is down.', values: { band: '5' } },
        dismissible: false,
      },
    ]);
    expect(ids(ptpStationStatus({ wireless: { ...alone, mode: 'sta-ptmp' } }))).toEqual(['link-outage-5']);
  });

  it('tell of an access point for many that it has no station, listens for radar, or has red stations', () => {
    expect(ids(ptmpAccessPointStatus(0))).toEqual(['sector-no-stations']);
    expect(ids(ptmpAccessPointStatus(0, { wireless: { cacState: 1 } }))).toEqual(['sector-radar-wait']);
    const lame = station({ chainSignalsDbm: [-50, -60] });
    expect(ids(ptmpAccessPointStatus(0, { wireless: { stations: [lame, station()] } }))).toEqual([
      'sector-red-stations',
    ]);
  });

  it('alerts of the radios do not mind a radio that is off', () => {
    const off = ptpAccessPointStatus({ interfaces: [{ name: 'ath0', enabled: false }], wireless: alone });
    expect(ids(off)).toEqual([]);
  });

  it('tell that the radio listens for radar', () => {
    expect(deviceAlerts(ptp({ cacState: 1, ...alone }))).toEqual([
      {
        id: 'link-radar-wait-5',
        severity: 'danger',
        message: { key: 'CAC running: the radio checks for radar before it transmits.' },
        dismissible: false,
      },
    ]);
  });

  it('tell that the backup active', () => {
    const backup = hybridStatus({
      wireless: { stations: [station60({ linked60: false, activeLink: '5' })] },
    });
    expect(deviceAlerts(backup)).toEqual([
      {
        id: 'link-backup-60',
        severity: 'danger',
        message: { key: 'The 60 GHz link is down. The 5 GHz backup link is active.' },
        dismissible: false,
      },
    ]);
  });

  it('alerts of the radios do not mind a backup that is not linked while 60 GHz is', () => {
    expect(ids(hybridStatus({ wireless: { stations: [station60({ linked5: false })] } }))).toEqual([]);
  });

  it('tell one outage of a hybrid whose links are both down', () => {
    expect(ids(hybridStatus({ wireless: { stations: [] } }))).toEqual(['link-outage-60']);
  });

  it('tell that the backup listens for radar while 60 GHz carries the link', () => {
    expect(ids(hybridStatus({ wireless: { cacState: 1 } }))).toEqual(['radar-wait-5']);
  });
});

describe('alert of radar', () => {
  it('tells for how long channels are shut', () => {
    expect(deviceAlerts(ptp({ nolState: 1, nolTimeoutSeconds: 1500 }))).toEqual([
      {
        id: 'radar',
        severity: 'warning',
        message: {
          key: 'Radar detected: channels are blocked for another {seconds} s.',
          values: { seconds: 1500 },
        },
        dismissible: false,
      },
    ]);
  });

  it.each([undefined, 0])('tells no time when it is %s', nolTimeoutSeconds => {
    const [found] = deviceAlerts(ptp({ nolState: 2, nolTimeoutSeconds }));
    expect(found?.message).toEqual({ key: 'Radar detected: channels are blocked.' });
  });

  it('alert of radar is not told without radar', () => {
    expect(ids(ptp({ nolState: 0, nolTimeoutSeconds: 5 }))).toEqual([]);
  });
});

describe('alert of automatic power control', () => {
  it.each([
    [3, 'warning', 'Automatic power control failed: no report from the remote end.'],
    [4, 'notice', 'Automatic power control has reached its limits.'],
  ])('tells status %i', (atpcStatus, severity, key) => {
    expect(deviceAlerts(ptp({ polling: { atpcStatus } }))).toEqual([
      { id: 'atpc', severity, message: { key }, dismissible: false },
    ]);
  });

  it.each([0, 1, 2, undefined])('alert of automatic power control is quiet about status %s', atpcStatus => {
    expect(ids(ptp({ polling: { atpcStatus } }))).toEqual([]);
  });
});

describe('alerts of the link', () => {
  const lame = station({ chainSignalsDbm: [-50, -60] });

  it('tell one root cause of a link of two ends, and no note', () => {
    expect(deviceAlerts(ptp({ stations: [lame] }))).toMatchObject([
      { id: 'link-chain-imbalance-local', severity: 'danger', message: { values: { chain: 1 } } },
    ]);
    const old = airOs6Status({ wireless: { legacy: { chainSignalsDbm: [-50, -60] } } });
    expect(ids(old)).toEqual(['link-chain-imbalance-local']);
  });

  it('say nothing of a link that there is not', () => {
    expect(
      ids(
        ptmpAccessPointStatus(0, {
          interfaces: [ethernetPort({ speedMbps: 10, pairSnrDb: [30, 30, 0, 0] })],
        }),
      ),
    ).toEqual(['sector-no-stations']);
  });

  it('leave the stations of an access point to their table', () => {
    expect(ids(ptp({ stations: [lame, lame] }))).toEqual([]);
  });
});

describe('alerts of Ethernet', () => {
  const interfaces = [ethernetPort({ speedMbps: 100, fullDuplex: false, cableLengthMetres: undefined })];
  const slow = ptpAccessPointStatus({ interfaces, wireless: { stations: [station(), station()] } });

  it('tell the faults of the wired ports, but not that a length is unknown', () => {
    expect(ids(slow)).toEqual(['eth0-slow', 'eth0-half-duplex']);
  });

  it('tell errors that rise between two statuses', () => {
    const at = (rxErrors: number) =>
      ptpAccessPointStatus({ interfaces: [ethernetPort({ name: 'eth1' }), { ...ethernetPort(), rxErrors }] });
    expect(deviceAlerts(at(9), at(4))).toMatchObject([
      { id: 'eth0-errors', severity: 'danger', message: { values: { name: 'eth0', count: 5 } } },
    ]);
    expect(deviceAlerts(at(9), at(9))).toEqual([]);
    expect(deviceAlerts(at(9))).toEqual([]);
  });

  it('tell the faults of the remote end where it reports them, under its name', () => {
    const ethernet = [ethernetPort({ speedMbps: 100, fullDuplex: false })];
    const withFault = ptp({ stations: [station({ remote: remoteStatus({ ethernet }) })] });
    expect(deviceAlerts(withFault)).toMatchObject([
      { id: 'link-ethernet-bottleneck-remote', severity: 'danger' },
      {
        id: 'remote-eth0-half-duplex',
        severity: 'warning',
        message: { values: { name: 'Barn-ST eth0' } },
      },
    ]);
    const none = { cause: undefined, sector: [] };
    expect(deviceAlerts(withFault, undefined, none)).toMatchObject([
      { id: 'remote-eth0-slow', message: { values: { name: 'Barn-ST eth0', speed: 100 } } },
      { id: 'remote-eth0-half-duplex' },
    ]);
    const many = ptp({ stations: [station({ remote: remoteStatus({ ethernet }) }), station()] });
    expect(ids(many)).toEqual([]);
  });

  it('alerts of Ethernet do not look at radios and bridges', () => {
    const wireless = ptpAccessPointStatus({
      interfaces: [{ name: 'ath0', plugged: true, fullDuplex: false }],
    });
    expect(ids(wireless)).toEqual([]);
  });
});

describe('alerts of load', () => {
  it('tell an airtime from 80 % once, as what leads the link or the sector', () => {
    const polling = { airtimePercent: 80.4 };
    expect(ids(ptp({ polling, stations: [station({ airmax: undefined })] }))).toEqual([
      'link-overload-local',
    ]);
    const sector = ptmpAccessPointStatus(1);
    const found = ids({ ...sector, wireless: { ...sector.wireless, polling } });
    expect(found.filter(id => /airtime|overload/.test(id))).toEqual(['sector-overload']);
  });

  it('tell an airtime from 80 % where it is that of several peers', () => {
    const stations = [station(), station({ mac: '02:00:00:00:00:77' })];
    const airtime = (airtimePercent: number) => deviceAlerts(ptp({ stations, polling: { airtimePercent } }));
    expect(airtime(79.9)).toEqual([]);
    expect(airtime(80.4)).toEqual([
      {
        id: 'airtime',
        severity: 'warning',
        message: {
          key: 'Airtime usage is {percent} %: limit the traffic or widen the channel.',
          values: { percent: 80 },
        },
        dismissible: false,
      },
    ]);
    expect(airtime(80)).toHaveLength(1);
  });

  it('tell a temperature from 85 degrees', () => {
    const heat = (temperatureCelsius: number) =>
      deviceAlerts(ptpAccessPointStatus({ host: { temperatureCelsius } }));
    expect(heat(84)).toEqual([]);
    expect(heat(85)).toEqual([
      {
        id: 'temperature',
        severity: 'danger',
        message: { key: 'Device temperature too high: {celsius} °C.', values: { celsius: 85 } },
        dismissible: false,
      },
    ]);
  });
});

describe('alert of firmware', () => {
  it('tells once that the two ends do not work together', () => {
    const peer = station({ remote: remoteStatus({ firmwareVersion: 'WA.ar934x.v7.1.3.1.1.1' }) });
    const found = deviceAlerts(ptp({ stations: [peer, peer, station()] }));
    expect(found).toMatchObject([{ id: 'firmware', severity: 'warning', dismissible: false }]);
    const second = deviceAlerts(ptp({ stations: [station({ remote: undefined }), peer] }));
    expect(second.map(({ id }) => id)).toEqual(['firmware']);
  });
});
