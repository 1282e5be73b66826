import {
  createLaterProgram,
  LATER_MODELS,
  LATER_PORTS,
  type LaterProgram,
  type Program,
  PROGRAM_PORTS,
} from '@radiolink/application/program';
import { bindMade, type ModelContainer, takeOut } from '@radiolink/application/wiring';
import { sample } from 'effector';

/** Composes the later part of the program and binds its models. */
export function bindLaterProgram(container: ModelContainer, program: Program): void {
  const later = createLaterProgram(program, {
    ...takeOut(container, PROGRAM_PORTS),
    ...takeOut(container, LATER_PORTS),
  });
  bindMade(container, LATER_MODELS, later);
  openOnceReady(program, later);
}

/** Parts that the page can do without at first do not compete with the first load. */
function openOnceReady({ start }: Program, { notices, apiVersion }: LaterProgram): void {
  const open = [notices.opened, apiVersion.opened];
  if (start.$state.getState().phase === 'ready') {
    for (const event of open) event();
    return;
  }
  sample({
    clock: start.$state,
    filter: ({ phase }) => phase === 'ready',
    fn: () => undefined,
    target: open,
  });
}
