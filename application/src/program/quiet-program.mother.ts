import { WAN_MODELS } from '../address-services/wan.model.ts';
import { DIFF_MODELS } from '../configuration-diff/configuration-diff.model.ts';
import { LINK_CHARTS_MODELS } from '../charts/link-charts.model.ts';
import { STATIONS_MODELS } from '../station/stations-page.ts';
import { bindInstances, bindModels } from '../wiring/model-binding.ts';
import { PlainContainer } from '../wiring/plain-container.mother.ts';
import { type LaterPorts, createLaterProgram, LATER_MODELS, LATER_PORTS } from './later-program.ts';
import { createProgram, PROGRAM_MODELS, PROGRAM_PORTS, type ProgramPorts } from './program.ts';
import { bindQuietFeaturePorts, quietPorts } from './quiet-ports.mother.ts';

/** The whole program with ports that never respond, except the given ones. */
export function quietProgram(given: Partial<ProgramPorts & LaterPorts> = {}): PlainContainer {
  const ports = { ...quietPorts(), ...given };
  const container = new PlainContainer();
  bindInstances(container, PROGRAM_PORTS, ports);
  bindInstances(container, LATER_PORTS, ports);
  bindQuietFeaturePorts(container);
  const program = createProgram(ports);
  bindInstances(container, PROGRAM_MODELS, program);
  bindInstances(container, LATER_MODELS, createLaterProgram(program, ports));
  bindModels(container, [...STATIONS_MODELS, ...DIFF_MODELS, ...LINK_CHARTS_MODELS, ...WAN_MODELS]);
  return container;
}
