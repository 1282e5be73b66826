import { PROBE_HOSTS } from '../probe-hosts/probe-hosts.model.ts';
import { TOOL_PORTS } from '../tool-runs/tool-ports.ts';
import { TraceroutePort } from './traceroute.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createTracerouteModel, TracerouteModel } from './traceroute.model.ts';

/** The parts of the page. */
export const TRACEROUTE_MODELS = [
  PROBE_HOSTS,
  bindModel(TracerouteModel, createTracerouteModel, { ...TOOL_PORTS, traceroute: TraceroutePort }),
];
