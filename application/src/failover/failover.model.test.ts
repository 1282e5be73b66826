import { hybridStatus, ptpAccessPointStatus, station60 } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createStatusModel } from '../status/status.model.ts';
import type { StatusEvent } from '../status/status.port.ts';
import type { NewNotification } from '../notifications/notifications.model.ts';
import { emptyHistory, THROUGHPUT_SERIES } from '../status/chart-series.ts';
import { createFailoverModel } from './failover.model.ts';

const UP = hybridStatus();
const ON_BACKUP = hybridStatus({
  wireless: {
    stations: [station60({ linked60: false, activeLink: '5', radio60: undefined, signalDbm: -61 })],
  },
});

function setUp() {
  const events = new Subject<StatusEvent>();
  const status = createStatusModel({
    statusPort: { watch: () => events },
    clock: { now: () => 0 },
    visibility: { visible: NEVER },
  });
  status.opened();
  const notified = createEvent<NewNotification>();
  const reports = vi.fn<(notification: NewNotification) => void>();
  notified.watch(reports);
  const ticked = createEvent<number>();
  const $throughputHistory = createStore(emptyHistory(THROUGHPUT_SERIES)).on(ticked, (history, at) => ({
    ...history,
    times: history.times.with(history.times.length - 1, at),
  }));
  const make = () =>
    createFailoverModel({ status: { ...status, $throughputHistory }, notifications: { notified } });
  const reported = (newest: DeviceStatus, receivedAt: number) =>
    events.next({ kind: 'sample', status: newest, receivedAt });
  return { status, make, reported, reports, ticked };
}

describe('the failovers of a device', () => {
  it('the failovers of a device are kept with their times, and reported once when the link is up again', () => {
    const { status, make, reported, reports } = setUp();
    const model = make();
    reported(UP, 60_000);
    reported(ON_BACKUP, 120_000);
    reported(ON_BACKUP, 180_000);
    expect(model.$failovers.getState()).toMatchObject([{ since: 120_000, until: undefined }]);
    expect(reports).not.toHaveBeenCalled();
    reported(UP, 240_000);
    reported(UP, 300_000);
    status.closed();
    expect(model.$failovers.getState()).toMatchObject([{ since: 120_000, until: 240_000 }]);
    expect(reports).toHaveBeenCalledTimes(1);
    const { from, until } = reports.mock.calls[0]![0].message.values!;
    expect([from, until].map(text => String(text).slice(-5))).toEqual(['02:00', '04:00']);
  });

  it('begin with what stands as this part is loaded', () => {
    const { make, reported } = setUp();
    reported(ON_BACKUP, 60_000);
    expect(make().$failovers.getState()).toMatchObject([{ since: 60_000, fromStart: true }]);
  });

  it('go on in both histories while the other radio takes over', () => {
    const { make, reported, ticked } = setUp();
    const model = make();
    reported(UP, 10_000);
    ticked(10_100);
    reported(ON_BACKUP, 11_200);
    ticked(11_200);
    const { sixty, five } = model.$history.getState().series;
    expect([sixty.at(-2), sixty.at(-1)]).toEqual([-50, Number.NaN]);
    expect(five.at(-1)).toBe(-61);
    expect(model.$unit.getState()).toBe('dbm');
  });

  it('count the stations of a sector by the radio that carries them', () => {
    const { make, reported, ticked } = setUp();
    const model = make();
    const { stations } = ON_BACKUP.wireless;
    const both = [...stations, station60({ mac: '02:00:00:00:60:09' })];
    reported(hybridStatus({ wireless: { mode: 'ap-ptmp', stations: both } }), 10_000);
    ticked(10_100);
    const { sixty, five } = model.$history.getState().series;
    expect([sixty.at(-1), five.at(-1), model.$unit.getState()]).toEqual([1, 1, 'stations']);
  });

  it('the failovers of a device are none on a device with one radio', () => {
    const { make, reported } = setUp();
    const model = make();
    reported(ptpAccessPointStatus(), 10_000);
    expect([model.$failovers.getState(), model.$unit.getState()]).toEqual([[], null]);
  });
});
