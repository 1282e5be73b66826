import type { PortLoader } from '@radiolink/adapters/modules/parts';
import {
  createLaterProgram,
  LATER_MODELS,
  LATER_PORTS,
  type Program,
  PROGRAM_PORTS,
} from '@radiolink/application/program';
import { bindMade, type ModelContainer, takeOut } from '@radiolink/application/wiring';

/** Composes the later part of the program and binds its models. */
export async function bindLaterProgram(
  container: ModelContainer,
  loader: Pick<PortLoader, 'bind'>,
  program: Program,
): Promise<void> {
  await loader.bind(Object.values(LATER_PORTS));
  const ports = { ...takeOut(container, PROGRAM_PORTS), ...takeOut(container, LATER_PORTS) };
  bindMade(container, LATER_MODELS, createLaterProgram(program, ports));
}
