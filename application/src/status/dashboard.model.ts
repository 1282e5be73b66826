import { stationLimit } from '@radiolink/domain/device';
import {
  activeBand,
  airtime5Percent,
  dataPort,
  deviceLinkState,
  ethernetCeilingKbps,
  linkEnds,
  LinkState,
  RAIN_FROM_MHZ,
  type RadioBand,
  radioBands,
} from '@radiolink/domain/link';
import { deviceAlerts, type Notice } from '@radiolink/domain/notices';
import { isWiredPort } from '@radiolink/domain/network';
import { stationPageUrl } from '@radiolink/domain/station';
import { type DeviceStatus, stationTotal } from '@radiolink/domain/status';
import { combine, createStore, type Event, sample, type Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';
import {
  type AlertBaseline,
  type AlertTimes,
  nextAlertTimes,
  NO_BASELINE,
  nextBaseline,
} from './alert-times.ts';
import { lastReceivedAt } from './connection.ts';
import {
  type InterfaceView,
  interfaceViews,
  type DashboardKind,
  dashboardKind,
  type RadioRow,
  radioRows,
  type StationRadioRow,
  stationRadioRows,
  sharedExtremes,
  type StationExtremes,
  stationExtremes,
} from './dashboard-view.ts';
import { type Lead, selectPrimaryIssue } from './primary-issue.ts';
import { type LastLink, type LinkView, linkView, nextLastLink, type SteadyLinks } from './link-view.ts';
import { shareStructure } from './share-structure.ts';
import type { StatusModel } from './status.model.ts';

/** The device summary in the header. */
export interface DeviceSummary {
  readonly name: string | undefined;
  readonly model: string | undefined;
  readonly state: LinkState;
  /** Signal of the one link; undefined on an access point, which has many. */
  readonly signalDbm: number | undefined;
  readonly stationCount: number | undefined;
}

/** Stations of an access point: how many there are and how many may be. */
export interface Clients {
  readonly count: number;
  /** Undefined where no limit is known. */
  readonly maximum: number | undefined;
}

/** The status in the slices that the dashboard draws, each renewed only when it changed. */
export interface DashboardModel {
  readonly $kind: Store<DashboardKind | null>;
  readonly $glance: Store<DeviceSummary | null>;
  /** The worst fact of the air; null while nothing is wrong. */
  readonly $lead: Store<Lead | null>;
  readonly $link: Store<LinkView | null>;
  /** The link as it was before it went down; null while it is up, or was not seen. */
  readonly $lastLink: Store<LastLink | null>;
  /** URL of the web interface of the remote device on a single link; null if there is none. */
  readonly $remoteUrl: Store<string | null>;
  /** The radios of the device, the main one first. */
  readonly $bands: Store<readonly RadioBand[] | null>;
  /** The radio that carries the traffic; null while it is not known. */
  readonly $activeBand: Store<RadioBand | null>;
  /** Rain weakens a link of the device. */
  readonly $feelsRain: Store<boolean | null>;
  /** Both ends of each link where the device has two radios. */
  readonly $radioRows: Store<readonly RadioRow[] | null>;
  /** Both radios of each of the first stations where the device has two. */
  readonly $stationRadioRows: Store<readonly StationRadioRow[] | null>;
  /** Alerts from the status, as text, the most severe first. */
  readonly $alerts: Store<readonly Notice[]>;
  /** When each of them began; null until the first answer. */
  readonly $alertTimes: Store<AlertTimes | null>;
  readonly $clients: Store<Clients | null>;
  /** The stations of an access point to look at, and those to hold them against. */
  readonly $extremes: Store<StationExtremes | null>;
  /** Limit of the wired port in use, both directions together, kbps. §9.ethernet. */
  readonly $ethernetCeilingKbps: Store<number | null>;
  /** The device routes, so it has a WAN side with a separate address. */
  readonly $routes: Store<boolean | null>;
  readonly $host: Store<DeviceStatus['host'] | null>;
  readonly $radio: Store<Omit<DeviceStatus['wireless'], 'stations' | 'disconnected'> | null>;
  readonly $interfaces: Store<readonly InterfaceView[] | null>;
  readonly $management: Store<Pick<DeviceStatus, 'services' | 'firewall' | 'cloud' | 'gps'> | null>;
}

export const DashboardModel: Token<DashboardModel> = token<DashboardModel>('DashboardModel');

const ROUTING_ROLES: ReadonlySet<string> = new Set(['router', 'soho']);

function glance(status: DeviceStatus): DeviceSummary {
  const many = dashboardKind(status) === 'access-point';
  return {
    name: status.host.hostname,
    model: status.host.deviceModel,
    state: deviceLinkState(status),
    signalDbm: many ? undefined : linkEnds(status).local.signalDbm,
    stationCount: many ? stationTotal(status) : undefined,
  };
}

function remoteUrl(status: DeviceStatus): string | null {
  const [station] = status.wireless.stations;
  if (station === undefined || dashboardKind(status) === 'access-point') return null;
  return stationPageUrl({ station, ends: linkEnds(status, station) }) ?? null;
}

/** From 10 GHz up. */
function feelsRain(status: DeviceStatus): boolean {
  const { centerFrequencyMhz, frequencyMhz } = status.wireless;
  return radioBands(status).includes('60') || (centerFrequencyMhz ?? frequencyMhz ?? 0) >= RAIN_FROM_MHZ;
}

function clients(status: DeviceStatus): Clients {
  return { count: stationTotal(status), maximum: stationLimit(status) };
}

/** The radio as its card shows it: the airtime of a backup is its own, not that of the radio in use. */
function radio(status: DeviceStatus) {
  const airtime = airtime5Percent(status);
  return { ...status.wireless, stations: undefined, disconnected: undefined, airtime5Percent: airtime };
}

/** Null while no port is up, or when the device does not say. */
function ethernetCeiling({ interfaces }: DeviceStatus): number | null {
  const port = dataPort(interfaces.filter(({ name }) => isWiredPort(name)));
  return (port && ethernetCeilingKbps(port)) ?? null;
}

/** Cuts the status into the dashboard's slices, once. `remembered` are the beginnings of an earlier load of the page. */
export function createDashboardModel(status: StatusModel, remembered?: AlertTimes): DashboardModel {
  const judged = judgedOf(status);
  const $link = judgedSlice(judged, ({ status: now, links }) => linkView(now, links));
  const $alerts = alertsOf(judged, remembered);
  return {
    $kind: status.slice(dashboardKind),
    $glance: status.slice(glance),
    $lead: leadOf(judged, remembered),
    $link,
    $lastLink: lastLinkOf(judged, $link),
    $remoteUrl: status.slice(remoteUrl),
    $bands: status.slice(radioBands),
    $activeBand: status.slice(now => activeBand(now) ?? null),
    $feelsRain: status.slice(feelsRain),
    $radioRows: status.slice(radioRows),
    $stationRadioRows: judgedSlice(judged, ({ status: now, links }) => stationRadioRows(now, links.rows)),
    $alerts: $alerts.map(({ alerts }) => alerts),
    $alertTimes: $alerts.map(({ times }) => times),
    $clients: status.slice(clients),
    $extremes: judgedSlice(judged, ({ links }) => stationExtremes(links.rows), sharedExtremes),
    $ethernetCeilingKbps: status.slice(ethernetCeiling),
    $routes: status.slice(({ host }) => ROUTING_ROLES.has(host.networkRole ?? '')),
    $host: status.slice(({ host }) => host),
    $radio: status.slice(radio),
    $interfaces: status.slice(interfaceViews),
    $management: status.slice(({ services, firewall, cloud, gps }) => ({ services, firewall, cloud, gps })),
  };
}

/** An answer with its steady verdicts. */
interface Judged {
  readonly status: DeviceStatus;
  readonly links: SteadyLinks;
  /** When it was received, ms since the epoch. */
  readonly at: number;
}

function judgedOf({ $status, $links, $connection }: StatusModel): Event<Judged> {
  const looked = sample({
    clock: $links.updates,
    source: { status: $status, connection: $connection },
    fn: (now, links) => ({ ...now, links }),
  });
  return looked.filterMap(({ status, links, connection }) =>
    status === null || links === null ? undefined : { status, links, at: lastReceivedAt(connection) ?? 0 },
  );
}

/** A part of what was judged, renewed only when it changed. */
const judgedSlice = <T>(
  judged: Event<Judged>,
  select: (now: Judged) => T,
  share: (last: T | null, next: T) => T = shareStructure,
): Store<T | null> =>
  createStore<T | null>(null, { skipVoid: false }).on(judged, (last, now) => share(last, select(now)));

const leadOf = (judged: Event<Judged>, remembered?: AlertTimes): Store<Lead | null> =>
  createStore<Lead | null | undefined>(undefined, { skipVoid: false })
    .on(judged, (last, { links, at }) =>
      shareStructure(last, selectPrimaryIssue(last, links, at, remembered)),
    )
    .map(lead => lead ?? null);

/** Null while the link is up: then its readings are those of now. */
function lastLinkOf(judged: Event<Judged>, $link: Store<LinkView | null>): Store<LastLink | null> {
  const $known = createStore<LastLink | null>(null);
  sample({
    clock: judged,
    source: { last: $known, link: $link },
    fn: ({ last, link }, { at }) => nextLastLink(last, link, at),
    target: $known,
  });
  return combine($known, $link, (last, link) => (link?.state === LinkState.Connected ? null : last));
}

/** The alerts that stand, and when they began. */
interface StandingAlerts {
  readonly alerts: readonly Notice[];
  readonly times: AlertTimes | null;
  readonly baseline: AlertBaseline;
}

const alertsOf = (judged: Event<Judged>, remembered?: AlertTimes): Store<StandingAlerts> =>
  createStore<StandingAlerts>({ alerts: [], times: null, baseline: NO_BASELINE }).on(
    judged,
    ({ alerts: last, times, baseline }, { status, links, at }) => {
      const alerts = shareStructure(last, deviceAlerts(status, baseline.previous, links.air));
      return {
        alerts,
        times: nextAlertTimes(times, alerts, at, remembered),
        baseline: nextBaseline(baseline, status, at),
      };
    },
  );
