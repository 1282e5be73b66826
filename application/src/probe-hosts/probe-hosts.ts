import { ConfigText } from '@radiolink/domain/configuration';
import { linkEnds } from '@radiolink/domain/link';
import { IPV4_ANY, isIpv4, isIpv6 } from '@radiolink/domain/network';
import type { DeviceStatus } from '@radiolink/domain/status';
import { type RouteRow, NetworkTablesPort } from '../network-tables/network-tables.port.ts';
import { dashboardKind } from '../status/dashboard-view.ts';
import { combine, createStore, type EventCallable, type Store } from 'effector';
import { onDemand } from '../fetching/on-demand.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { StartModel } from '../start/start.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { type Token, token } from '../wiring/token.ts';

/** A host that a tool offers to probe. */
export interface ProbeHost {
  readonly address: string;
  readonly kind: 'gateway' | 'remote' | 'station';
  /** Hostname, as the device reports it. */
  readonly name: string | undefined;
}

const ROUTE_NETWORK = /^route\.(\d+)\.ip$/;

/** Gateways of the enabled default routes of a configuration. §config.addressing. */
export function defaultGateways(configuration: string): readonly string[] {
  const config = ConfigText.parse(configuration);
  return [...config.keys()].flatMap(key => {
    const number = ROUTE_NETWORK.exec(key)?.[1];
    if (number === undefined || config.get(key) !== IPV4_ANY) return [];
    const gateway = config.get(`route.${number}.gateway`);
    const enabled = config.get(`route.${number}.status`) !== 'disabled';
    return enabled && gateway !== undefined && isProbeAddress(gateway) ? [gateway] : [];
  });
}

/** Gateways of the default routes of the routing table: also those that a DHCP server or the ISP assigned. */
export function routeGateways(routes: readonly RouteRow[]): readonly string[] {
  return routes.flatMap(({ destination, netmask, gateway = '' }) =>
    destination === IPV4_ANY && netmask === IPV4_ANY && isProbeAddress(gateway) ? [gateway] : [],
  );
}

/** The hosts around the device, each address once: its gateways, then the remote end or the stations. */
export function probeHosts(
  gateways: readonly string[],
  peers: readonly ProbeHost[] | null,
): readonly ProbeHost[] {
  const hosts = new Map<string, ProbeHost>();
  const own = gateways.map((address): ProbeHost => ({ address, kind: 'gateway', name: undefined }));
  for (const host of [...own, ...(peers ?? [])]) {
    if (!hosts.has(host.address)) hosts.set(host.address, host);
  }
  return [...hosts.values()];
}

/** The remote end of a single link, or the stations of an access point, where they report an address. */
export function peerHosts(status: DeviceStatus): readonly ProbeHost[] {
  const single = dashboardKind(status) === 'link';
  const remote = single ? linkEnds(status).remote : undefined;
  return status.wireless.stations.flatMap((station): readonly ProbeHost[] => {
    const address = remote?.ip ?? station.lastIp ?? '';
    const name = remote?.name ?? station.remote?.hostname;
    return isProbeAddress(address) ? [{ address, kind: single ? 'remote' : 'station', name }] : [];
  });
}

const isProbeAddress = (address: string): boolean =>
  (isIpv4(address) || isIpv6(address)) && address !== IPV4_ANY && address !== '::';

/** The hosts that a tool with a target offers; renewed only when they change. */
export interface ProbeHostsModel {
  /** A field that offers them is shown: the routes in effect are read. A device that refuses them has none to offer. */
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly $hosts: Store<readonly ProbeHost[]>;
}

export const ProbeHostsModel: Token<ProbeHostsModel> = token<ProbeHostsModel>('ProbeHostsModel');

interface ProbeHostsSources {
  readonly start: Pick<StartModel, 'configuration'>;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly tables: Pick<NetworkTablesPort, 'routes'>;
  readonly visibility: VisibilityPort;
}

/** Makes the model, from the configuration and the routes in effect, and the newest status. */
export function createProbeHostsModel({
  start,
  status,
  tables,
  visibility,
}: ProbeHostsSources): ProbeHostsModel {
  const { opened, closed, readFx } = onDemand(() => tables.routes(), createStore(null), visibility);
  const $assigned = createStore<readonly string[]>([]).on(readFx.doneData, (_, routes) =>
    routeGateways(routes),
  );
  const $configured = start.configuration.$data.map(stored =>
    stored === null ? [] : defaultGateways(stored.text),
  );
  const $gateways = combine($configured, $assigned, (configured, assigned) => [...configured, ...assigned]);
  return { opened, closed, $hosts: combine($gateways, status.slice(peerHosts), probeHosts) };
}

/** Every tool with a target lists this among its models; it is made once. */
export const PROBE_HOSTS = bindModel(ProbeHostsModel, createProbeHostsModel, {
  start: StartModel,
  status: StatusModel,
  tables: NetworkTablesPort,
  visibility: VisibilityPort,
});
