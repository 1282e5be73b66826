import { PROBE_HOSTS } from '../probe-hosts/probe-hosts.model.ts';
import { TOOL_PORTS } from '../tool-runs/tool-ports.ts';
import { PingPort } from './ping.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createPingModel, PingModel } from './ping.model.ts';

/** The parts of the page. */
export const PING_MODELS = [
  PROBE_HOSTS,
  bindModel(PingModel, createPingModel, { ...TOOL_PORTS, ping: PingPort }),
];
