import {
  airOs6Status,
  emptyStatus,
  ethernetPort,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
} from '@radiolink/domain/mothers';
import { LinkState } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { Store } from 'effector';
import { describe, expect, it } from 'vitest';
import { answeringStatus } from './answering-status.mother.ts';
import { createDashboardModel, type DashboardModel } from './dashboard.model.ts';

function aDashboard(...statuses: readonly DeviceStatus[]) {
  const { model, answer } = answeringStatus();
  const dashboard = createDashboardModel(model);
  statuses.forEach((status, place) => answer(status, place * 1000));
  const of = <Name extends keyof DashboardModel>(name: Name) =>
    (dashboard[name] as Store<ReturnType<DashboardModel[Name]['getState']>>).getState();
  return { dashboard, answer, of };
}

const DOWN = ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } });
const port = (change: Parameters<typeof ethernetPort>[0]) =>
  ptpAccessPointStatus({ interfaces: [ethernetPort(change)] });

describe('the dashboard before the first answer', () => {
  it('says nothing', () => {
    const { of } = aDashboard();
    expect([of('$kind'), of('$glance'), of('$link'), of('$clients'), of('$routes')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([of('$alerts'), of('$alertTimes'), of('$lead'), of('$lastLink')]).toEqual([[], null, null, null]);
  });
});

describe('the summary of the device', () => {
  it('the summary of the device has the signal of its one link, and counts no stations', () => {
    expect(aDashboard(ptpAccessPointStatus()).of('$glance')).toEqual({
      name: 'Ridge-AP',
      model: 'LiteBeam 5AC',
      state: LinkState.Connected,
      signalDbm: -53,
      stationCount: undefined,
    });
  });

  it('counts the stations of an access point for many, and has no signal', () => {
    expect(aDashboard(ptmpAccessPointStatus(7)).of('$glance')).toMatchObject({
      signalDbm: undefined,
      stationCount: 7,
    });
  });

  it('counts those that are listed where the device does not count', () => {
    const status = ptmpAccessPointStatus(4, { wireless: { stationCount: undefined } });
    expect(aDashboard(status).of('$glance')?.stationCount).toBe(4);
  });

  it('the summary of the device is what is known of an answer that says nothing', () => {
    expect(aDashboard(emptyStatus()).of('$glance')).toMatchObject({ name: undefined, model: undefined });
  });
});

describe('the stations that an access point can have', () => {
  it('the stations that an access point can have are those of its product', () => {
    const clients = aDashboard(ptmpAccessPointStatus(7)).of('$clients');
    expect(clients?.count).toBe(7);
    expect(clients?.maximum).toBeGreaterThan(7);
  });

  it('the stations that an access point can have are fewer with a fixed frame in the first mode. §9.max-clients', () => {
    const polling = (change: object) =>
      ptmpAccessPointStatus(7, {
        wireless: { polling: { ...ptmpAccessPointStatus(1).wireless.polling, ...change } },
      });
    const usual = aDashboard(polling({})).of('$clients')?.maximum ?? 0;
    const fixed = aDashboard(polling({ flexMode: 1, fixedFrame: true })).of('$clients')?.maximum ?? 0;
    expect([usual, fixed]).toEqual([85, 60]);
  });
});

describe('the limit of the wired port', () => {
  it('the limit of the wired port is both directions of a full-duplex port together', () => {
    expect(aDashboard(port({ speedMbps: 1000 })).of('$ethernetCeilingKbps')).toBe(2_000_000);
  });

  it('the limit of the wired port is half of it at half duplex. §9.ethernet', () => {
    expect(aDashboard(port({ speedMbps: 1000, fullDuplex: false })).of('$ethernetCeilingKbps')).toBe(
      1_000_000,
    );
  });

  it.each([
    ['is unplugged', { plugged: false, speedMbps: 0 }],
    ['does not report its speed', { speedMbps: undefined }],
  ])('the limit of the wired port is unknown where the port %s', (_, change) => {
    expect(aDashboard(port(change)).of('$ethernetCeilingKbps')).toBeNull();
  });

  it('the limit of the wired port is unknown of a device that lists no wired port', () => {
    expect(aDashboard(emptyStatus()).of('$ethernetCeilingKbps')).toBeNull();
  });
});

describe('a device that routes', () => {
  it.each([
    ['router', true],
    ['soho', true],
    ['bridge', false],
    ['something new', false],
    [undefined, false],
  ])('a device that routes is one with the network role %s: %s', (networkRole, routes) => {
    expect(aDashboard(ptpAccessPointStatus({ host: { networkRole } })).of('$routes')).toBe(routes);
  });
});

describe('the link as it was before it went down', () => {
  it('the link as it was before it went down is none while the link is up', () => {
    expect(aDashboard(ptpAccessPointStatus()).of('$lastLink')).toBeNull();
  });

  it('the link as it was before it went down is the last one that was seen connected, and when', () => {
    const { of } = aDashboard(ptpAccessPointStatus(), DOWN, DOWN);
    expect(of('$lastLink')).toMatchObject({ at: 0, link: { ends: { local: { signalDbm: -53 } } } });
  });

  it('the link as it was before it went down is none where it was down from the beginning', () => {
    expect(aDashboard(DOWN, DOWN).of('$lastLink')).toBeNull();
  });

  it('the link as it was before it went down is none again once the link is back', () => {
    expect(aDashboard(ptpAccessPointStatus(), DOWN, ptpAccessPointStatus()).of('$lastLink')).toBeNull();
  });
});

describe('the radios of a device', () => {
  it('the radios of a device are one or two', () => {
    expect(aDashboard(ptpStationStatus()).of('$bands')).toHaveLength(1);
    expect(aDashboard(hybridStatus()).of('$bands')).toHaveLength(2);
  });

  it('the radios of a device are listed by both ends where there are two, and not at all where there is one', () => {
    expect(aDashboard(ptpStationStatus()).of('$radioRows')).toEqual([]);
    expect(aDashboard(hybridStatus()).of('$radioRows')).toHaveLength(4);
  });

  it('the radios of a device are shown without the stations, which would renew them at each tick', () => {
    expect(aDashboard(ptmpAccessPointStatus(3)).of('$radio')).toMatchObject({
      essid: 'sector-north',
      stations: undefined,
      disconnected: undefined,
    });
  });
});

describe('every slice of the dashboard', () => {
  it.each([
    ['a link', ptpAccessPointStatus()],
    ['a station', ptpStationStatus()],
    ['a sector', ptmpAccessPointStatus(40)],
    ['two radios', hybridStatus()],
    ['airOS 6', airOs6Status()],
    ['an empty answer', emptyStatus()],
  ])('keeps its identity while %s says the same', (_, status) => {
    const { dashboard, answer } = aDashboard(status);
    const now = () => Object.values(dashboard).map((store: Store<unknown>) => store.getState());
    const before = now();
    answer(structuredClone(status), 1000);
    now().forEach((value, place) => expect(value).toBe(before[place]));
  });
});
