import {
  ethernetPort,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  remoteStatus,
  station,
  station60,
} from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createDashboardModel } from './dashboard.model.ts';
import { createStatusModel } from './status.model.ts';
import type { StatusEvent } from './status.port.ts';

function setUp() {
  const events = new Subject<StatusEvent>();
  const status = createStatusModel({
    statusPort: { watch: () => events },
    clock: { now: () => 0 },
    visibility: { visible: NEVER },
  });
  const dashboard = createDashboardModel(status);
  status.opened();
  const counted = (rxErrors: number, receivedAt: number): void =>
    events.next({
      kind: 'sample',
      status: ptpAccessPointStatus({
        host: { uptimeSeconds: receivedAt / 1000 },
        interfaces: [{ ...ethernetPort(), rxErrors }],
      }),
      receivedAt,
    });
  const reported = (newest: DeviceStatus, receivedAt = 0): void =>
    events.next({ kind: 'sample', status: newest, receivedAt });
  return { status, dashboard, counted, reported };
}

describe('the alerts of a dashboard', () => {
  it('the alerts of a dashboard are none while all is well', () => {
    const { status, dashboard, counted } = setUp();
    counted(0, 0);
    counted(0, 1000);
    status.closed();
    expect(dashboard.$alerts.getState()).toEqual([]);
  });

  it('stand for at least half a minute after errors rose', () => {
    const { status, dashboard, counted } = setUp();
    counted(4, 0);
    for (let second = 1; second <= 30; second += 1) counted(7, second * 1000);
    status.closed();
    expect(dashboard.$alerts.getState()).toMatchObject([
      { id: 'eth0-errors', message: { values: { name: 'eth0', count: 3 } } },
    ]);
  });

  it('the alerts of a dashboard are gone when the errors rose no more for a minute', () => {
    const { status, dashboard, counted } = setUp();
    counted(4, 0);
    for (let second = 1; second <= 91; second += 1) counted(7, second * 1000);
    status.closed();
    expect(dashboard.$alerts.getState()).toEqual([]);
  });

  it('keep their identity while nothing changes', () => {
    const { status, dashboard, counted } = setUp();
    counted(4, 0);
    counted(7, 1000);
    const before = dashboard.$alerts.getState();
    counted(7, 2000);
    status.closed();
    expect(dashboard.$alerts.getState()).toBe(before);
  });
});

describe('the page of the remote end', () => {
  it('the page of the remote end is where the remote end says that it serves one', () => {
    const { status, dashboard, reported } = setUp();
    const peer = station({ remote: remoteStatus({ ipAddresses: ['192.168.1.21'], httpsPort: 8443 }) });
    reported(ptpAccessPointStatus({ wireless: { stations: [peer] } }));
    status.closed();
    expect(dashboard.$remoteUrl.getState()).toBe('https://192.168.1.21:8443/');
  });

  it('the page of the remote end is none of an access point with many stations, and none while nothing is linked', () => {
    const { status, dashboard, reported } = setUp();
    reported(ptmpAccessPointStatus(2));
    expect(dashboard.$remoteUrl.getState()).toBeNull();
    reported(ptpAccessPointStatus({ wireless: { stations: [] } }));
    status.closed();
    expect(dashboard.$remoteUrl.getState()).toBeNull();
  });
});

describe('the fact that leads', () => {
  const onBackup = hybridStatus({
    wireless: { stations: [station60({ linked60: false, activeLink: '5' })] },
  });

  it('the fact that leads is the backup, at once and since when, and the alerts say the same', () => {
    const { status, dashboard, reported } = setUp();
    reported(hybridStatus());
    expect(dashboard.$lead.getState()).toBeNull();
    reported(onBackup, 60_000);
    reported(onBackup, 90_000);
    status.closed();
    const lead = dashboard.$lead.getState();
    expect(lead).toMatchObject({ kind: 'backup', severity: 'danger', since: 60_000, fromStart: false });
    expect(dashboard.$alerts.getState()[0]?.message).toEqual(lead?.message);
  });

  it('the fact that leads may be older than the page where it stood at the first look', () => {
    const { status, dashboard, reported } = setUp();
    reported(onBackup, 60_000);
    status.closed();
    expect(dashboard.$lead.getState()).toMatchObject({ since: 60_000, fromStart: true });
  });

  it('the fact that leads is that of the sector on an access point for many', () => {
    const { status, dashboard, reported } = setUp();
    reported(ptmpAccessPointStatus(0));
    expect(dashboard.$lead.getState()).toMatchObject({ kind: 'no-stations', severity: 'warning' });
    reported(ptmpAccessPointStatus(0, { wireless: { cacState: 1 } }), 1000);
    status.closed();
    expect(dashboard.$lead.getState()).toMatchObject({ kind: 'radar-wait' });
    expect(dashboard.$alerts.getState()).toMatchObject([{ id: 'sector-radar-wait' }]);
  });
});
