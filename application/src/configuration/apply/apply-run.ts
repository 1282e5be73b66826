import {
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  split,
  type Store,
  type UnitTargetable,
} from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import { type ApplyCommand, type ApplyEvent, type CommandOf, newMachine } from './apply-machine.ts';
import { applyReducer } from './apply-reducer.ts';
import type { DeviceCommand } from './command-handlers.ts';
import type { ApplyState } from './apply-state.ts';

/** The handler of each command. */
export type CommandHandlers = {
  readonly [K in ApplyCommand['kind']]:
    | UnitTargetable<CommandOf<K>>
    | UnitTargetable<DeviceCommand>
    | UnitTargetable<void>;
};

/** The machine at work. */
export interface ApplyRun {
  /** Something happened; it gets its time here. */
  readonly dispatch: EventCallable<ApplyEvent>;
  readonly $state: Store<ApplyState>;
  /** The time of the last second, or of the last change of the state; milliseconds since the epoch. */
  readonly $now: Store<number>;
  /** Sets the handlers of the commands. */
  commanded(handlers: CommandHandlers): void;
}

/** Creates the machine. All events pass through its reducer; all its commands go to their handlers, in order. */
export function createApplyRun(clock: Clock): ApplyRun {
  const dispatch = createEvent<ApplyEvent>();
  const timed = dispatch.map(event => ({ event, at: clock.now() }));
  const $machine = createStore(newMachine(clock.now()), { serialize: 'ignore' }).on(
    timed,
    (machine, { event, at }) => applyReducer(machine, event, at),
  );
  const $state = $machine.map(({ state }) => state);
  const $now = createStore(clock.now())
    .on(timed, (now, { event, at }) => (event.kind === 'ticked' ? at : now))
    .on($state.updates, () => clock.now());

  const command = createEvent<ApplyCommand>();
  const $waiting = createStore<readonly ApplyCommand[]>([], { serialize: 'ignore' })
    .on($machine.updates, (waiting, { commands }) =>
      commands.length === 0 ? waiting : [...waiting, ...commands],
    )
    .on(command, ([, ...waiting]) => waiting);
  // An effect starts once the graph has settled: each command finds what the one before it has left behind.
  const settledFx = createEffect(() => {});
  sample({ clock: $waiting.updates, filter: ({ length }) => length > 0, target: settledFx });
  sample({
    clock: sample({ clock: settledFx.done, source: $waiting }).filterMap(([first]) => first),
    target: command,
  });
  return {
    dispatch,
    $state,
    $now,
    commanded: handlers =>
      split({
        source: command,
        match: ({ kind }: ApplyCommand) => kind,
        cases: handlers as never,
      }),
  };
}
