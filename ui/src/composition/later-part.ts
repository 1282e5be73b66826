import {
  createLaterProgram,
  LATER_MODELS,
  LATER_PORTS,
  type Program,
  PROGRAM_PORTS,
} from '@radiolink/application/program';
import { bindMade, type ModelContainer, takeOut } from '@radiolink/application/wiring';

/** Composes the later part of the program and binds its models. */
export function bindLaterProgram(container: ModelContainer, program: Program): void {
  const ports = { ...takeOut(container, PROGRAM_PORTS), ...takeOut(container, LATER_PORTS) };
  bindMade(container, LATER_MODELS, createLaterProgram(program, ports));
}
