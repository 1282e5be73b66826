import {
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  station,
  stationMac,
  airOs6Status,
  emptyStatus,
  hybridStatus,
} from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { nextSteadyLinks, type SteadyLinks, linkView } from './link-view.ts';
import { dashboardKind } from './dashboard-view.ts';

const SECOND = 1000;
/** The verdicts after these statuses, one a second. */
const after = (...statuses: readonly DeviceStatus[]): SteadyLinks =>
  statuses.reduce<SteadyLinks | undefined>(
    (before, status, place) => nextSteadyLinks(before, status, place * SECOND),
    undefined,
  )!;
const linkWith = (signalDbm: number) =>
  ptpAccessPointStatus({
    wireless: { stations: [station({ signalDbm, chainSignalsDbm: [signalDbm, signalDbm] })] },
  });
const times = (count: number, status: DeviceStatus) => Array.from({ length: count }, () => status);

describe('the steady verdicts', () => {
  it('the steady verdicts are of the one link of a device, and of each of its stations', () => {
    const { link, stations, rows } = after(ptpAccessPointStatus());
    expect(link).toBeDefined();
    expect([stations.size, rows.length]).toEqual([1, 1]);
  });

  it('the steady verdicts are of the stations alone on an access point for many', () => {
    const { link, stations, rows } = after(ptmpAccessPointStatus(3));
    expect([link, stations.size]).toEqual([undefined, 3]);
    expect(rows.map(({ station: { mac } }) => mac)).toEqual([0, 1, 2].map(stationMac));
  });

  it('the steady verdicts do not change with a single weak reading', () => {
    const healthy = times(20, linkWith(-53));
    const before = after(...healthy);
    const flicker = after(...healthy, linkWith(-85));
    expect(flicker.rows[0]?.verdict.problem).toBe(before.rows[0]?.verdict.problem);
  });

  it('change with a weak signal that stays', () => {
    const weak = after(...times(20, linkWith(-53)), ...times(120, linkWith(-85)));
    expect([
      after(...times(20, linkWith(-53))).rows[0]?.verdict.problem,
      weak.rows[0]?.verdict.problem,
    ]).toEqual([false, true]);
  });

  it('the steady verdicts of a station that left are forgotten', () => {
    const { stations } = after(ptmpAccessPointStatus(3), ptmpAccessPointStatus(1));
    expect(stations.size).toBe(1);
  });

  it('the steady verdicts of a station that comes back begin from scratch', () => {
    const weak = times(120, linkWith(-85));
    const none = ptpAccessPointStatus({ wireless: { stations: [] } });
    expect(after(...weak, linkWith(-53)).rows[0]?.verdict.problem).toBe(true);
    expect(after(...weak, none, linkWith(-53)).rows[0]?.verdict.problem).toBe(false);
  });
});

describe('a station that connects while the page is open', () => {
  const none = ptmpAccessPointStatus(0);
  const joined = (signalDbm: number) =>
    ptmpAccessPointStatus(1, {
      wireless: { stations: [station({ signalDbm, chainSignalsDbm: [signalDbm, signalDbm] })] },
    });

  it('a station that connects is no problem by its first readings, and one by those of 15 s', () => {
    const seen = (seconds: number) => after(none, ...times(seconds, joined(-85)));
    const first = seen(1).rows[0]!.verdict;
    expect(first).toMatchObject({ problem: false, health: undefined, score: undefined, reasons: [] });
    expect(first.headline.key).toBe('Connected recently: not enough readings yet.');
    expect(seen(1).air.sector).toEqual([]);
    expect(seen(15).rows[0]!.verdict.problem).toBe(false);
    expect(seen(16).rows[0]!.verdict.problem).toBe(true);
  });

  it('a station that connects is no problem at all when its readings recover within 15 s', () => {
    const recovering = [...times(3, joined(-85)), ...times(60, joined(-53))];
    for (let count = 1; count <= recovering.length; count += 1)
      expect(after(none, ...recovering.slice(0, count)).rows[0]!.verdict.problem).toBe(false);
  });

  it('a station that connects with good readings is judged at once', () => {
    expect(after(none, joined(-53)).rows[0]!.verdict.problem).toBe(false);
    expect(after(none, joined(-53)).rows[0]!.verdict.health).toBe(after(joined(-53)).rows[0]!.verdict.health);
  });

  it('a station that was there at the first look is shown as it is, for 15 s if its readings were an exception', () => {
    const shown = (seconds: number) =>
      after(joined(-85), ...times(seconds, joined(-53))).rows[0]!.verdict.problem;
    expect([shown(0), shown(40)]).toEqual([true, false]);
  });
});

describe('the facts of the air', () => {
  it('the facts of the air have no cause of a single link where there are several peers', () => {
    expect(after(ptmpAccessPointStatus(3)).air.cause).toBeUndefined();
  });

  it('the facts of the air have no problem of a healthy link', () => {
    expect(after(...times(5, ptpAccessPointStatus())).air).toEqual({ cause: undefined, sector: [] });
  });

  it('say that the radio is checked for radar, at once', () => {
    const checked = ptpAccessPointStatus({ wireless: { cacState: 1, cacTimeoutSeconds: 60, stations: [] } });
    expect(after(ptpAccessPointStatus(), checked).air.cause?.kind).toBe('radar-wait');
  });
});

const ofMode = (mode: string) => dashboardKind(emptyStatus({ wireless: { mode } }));

describe('the kind of dashboard', () => {
  it.each([
    ['ap-ptmp', 'access-point'],
    ['ap', 'access-point'],
    ['ap-ptp', 'link'],
    ['sta-ptp', 'link'],
    ['sta-ptmp', 'link'],
    ['sta', 'link'],
    ['a mode of tomorrow', 'link'],
  ])('the kind of dashboard of mode %s is %s', (mode, kind) => {
    expect(ofMode(mode)).toBe(kind);
  });
});

describe('the view of a link', () => {
  it.each([
    ['an empty answer', emptyStatus()],
    ['a link', ptpAccessPointStatus()],
    ['an access point', ptmpAccessPointStatus(3)],
    ['a hybrid', hybridStatus()],
    ['airOS 6', airOs6Status()],
  ])('the view of a link can be had of %s', (_, status) => {
    expect(linkView(status, null).verdict.headline.key).not.toBe('');
  });
});
