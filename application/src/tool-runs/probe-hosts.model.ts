import { combine, type Store } from 'effector';
import { StartModel } from '../start/start.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { type Token, token } from '../wiring/token.ts';
import { defaultGateways, peerHosts, type ProbeHost, probeHosts } from './probe-hosts.ts';

/** The hosts that a tool with a target offers; renewed only when they change. */
export interface ProbeHostsModel {
  readonly $hosts: Store<readonly ProbeHost[]>;
}

/** Token of the model. */
export const ProbeHostsModel: Token<ProbeHostsModel> = token<ProbeHostsModel>('ProbeHostsModel');

interface ProbeHostsSources {
  readonly start: Pick<StartModel, 'configuration'>;
  readonly status: Pick<StatusModel, 'slice'>;
}

/** Makes the model, from the configuration in effect and the newest status. */
export function createProbeHostsModel({ start, status }: ProbeHostsSources): ProbeHostsModel {
  const $gateways = start.configuration.$data.map(stored =>
    stored === null ? [] : defaultGateways(stored.text),
  );
  return { $hosts: combine($gateways, status.slice(peerHosts), probeHosts) };
}

/** Every tool with a target lists this among its models; it is made once. */
export const PROBE_HOSTS = bindModel(ProbeHostsModel, createProbeHostsModel, {
  start: StartModel,
  status: StatusModel,
});
