import type { PortLoader } from '@radiolink/adapters/modules/parts/loaders';
import { createLaterProgram, LATER_MODELS, LATER_PORTS } from '@radiolink/application/program/later-program';
import { type Program, PROGRAM_PORTS } from '@radiolink/application/program/program';
import { bindInstances, type ModelContainer, resolveAll } from '@radiolink/application/wiring/model-binding';

/** Composes the later part of the program and binds its models. */
export async function bindLaterProgram(
  container: ModelContainer,
  loader: Pick<PortLoader, 'bind'>,
  program: Program,
): Promise<void> {
  await loader.bind(Object.values(LATER_PORTS));
  const ports = { ...resolveAll(container, PROGRAM_PORTS), ...resolveAll(container, LATER_PORTS) };
  bindInstances(container, LATER_MODELS, createLaterProgram(program, ports));
}
