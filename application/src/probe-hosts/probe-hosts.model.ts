import { combine, createStore, type EventCallable, type Store } from 'effector';
import { onDemand } from '../fetching/on-demand.ts';
import { NetworkTablesPort } from '../network-tables/network-tables.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { StartModel } from '../start/start.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { type Token, token } from '../wiring/token.ts';
import { defaultGateways, peerHosts, type ProbeHost, probeHosts, routeGateways } from './probe-hosts.ts';

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
