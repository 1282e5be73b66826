import { TOOL_PORTS } from '../tool-runs/tool-ports.ts';
import { DiscoveryPort } from './discovery.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createDiscoveryModel, DiscoveryModel } from './discovery.model.ts';

/** The parts of the page. */
export const DISCOVERY_MODELS = [
  bindModel(DiscoveryModel, createDiscoveryModel, { ...TOOL_PORTS, discovery: DiscoveryPort }),
];
