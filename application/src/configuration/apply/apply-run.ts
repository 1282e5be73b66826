import {
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  scopeBind,
  split,
  type Store,
  type UnitTargetable,
} from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import {
  type ApplyCommand,
  type ApplyEvent,
  type CommandOf,
  newMachine,
  type Step,
} from './apply-machine.ts';
import type { ApplyState } from './apply-state.ts';
import { nextApplyState } from './next-apply-state.ts';

/** The executor of each command. */
export type CommandTargets = {
  readonly [K in ApplyCommand['kind']]: UnitTargetable<CommandOf<K>> | UnitTargetable<void>;
};

/** The machine at work. */
export interface ApplyRun {
  /** Something happened; it gets its time here. */
  readonly happened: EventCallable<ApplyEvent>;
  readonly $state: Store<ApplyState>;
  /** The time of the last second, or of the last change of the state; milliseconds since the epoch. */
  readonly $now: Store<number>;
  /** Sets the executor of the commands. */
  commanded(targets: CommandTargets): void;
}

/** Creates the machine. All events pass through its table; all its commands go to effects, in order. */
export function createApplyRun(clock: Clock): ApplyRun {
  const happened = createEvent<ApplyEvent>();
  const occurred = happened.map(event => ({ event, at: clock.now() }));
  const $step = createStore<Step>(
    { machine: newMachine(clock.now()), commands: [] },
    { serialize: 'ignore' },
  ).on(occurred, ({ machine }, { event, at }) => nextApplyState(machine, event, at));
  const $state = $step.map(({ machine }) => machine.state);
  const $now = createStore(clock.now())
    .on(occurred, (now, { event, at }) => (event.kind === 'ticked' ? at : now))
    .on($state.updates, () => clock.now());

  const command = createEvent<ApplyCommand>();
  const carryOutFx = createEffect(async (commands: readonly ApplyCommand[]) => {
    const carryOut = scopeBind(command, { safe: true });
    // Each command finds what the one before it has left behind.
    await undefined;
    for (const one of commands) carryOut(one);
  });
  sample({
    clock: $step.updates,
    filter: ({ commands }) => commands.length > 0,
    fn: ({ commands }) => commands,
    target: carryOutFx,
  });
  return {
    happened,
    $state,
    $now,
    commanded: targets =>
      split({ source: command, match: ({ kind }: ApplyCommand) => kind, cases: targets as never }),
  };
}
