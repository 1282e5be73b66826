import { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import type { ReadConfiguration } from '../configuration.port.ts';
import type { ApplyJob, Intended } from './apply-job.ts';
import {
  type Answer,
  type ApplyCommand,
  type ApplyEvent,
  type ApplyMachine,
  newMachine,
} from './apply-machine.ts';
import { applyReducer } from './apply-reducer.ts';
import type { ApplyState } from './apply-state.ts';
import { NOW, words } from './apply-state.mother.ts';

/** The configuration before a change, with it, and with that of somebody else. */
export const BEFORE = 'resolv.host.1.name=mast\nwireless.1.ssid=Ridge\n';
export const AFTER = 'resolv.host.1.name=mast\nwireless.1.ssid=Barn\n';
export const OTHER = 'resolv.host.1.name=mast\nwireless.1.ssid=Mill\n';

function pending(): ConfigStore {
  const edit = ConfigStore.of(ConfigText.parse(BEFORE)).set('wireless.1.ssid', 'Barn');
  if (!edit.ok) throw new Error('The test made a change that cannot be.');
  return edit.store;
}
/** A store with one pending change. */
export const store = pending();
/** The test of that change. */
export const job: ApplyJob = { kind: 'changes', mode: 'test', store };
export const read = (text: string, modified = false): ReadConfiguration => ({
  text,
  modified,
  firstSetup: false,
});

/** What it is known by. */
export const intended: Intended = { kind: 'changes', changes: store.changes };
/** A machine in a state, with that change under way. */
export const at = (state: ApplyState, more: Partial<ApplyMachine> = {}): ApplyMachine => ({
  ...newMachine(NOW),
  state,
  job,
  intended,
  attempt: 1,
  ...more,
});
/** The same, with a question under way. */
export const looking = (state: ApplyState, more: Partial<ApplyMachine> = {}): ApplyMachine => {
  const machine = at(state, more);
  return { ...machine, watch: { ...machine.watch, isOpen: true, isLooking: true } };
};
/** An event and when it happens; `NOW` where that is not said. */
export type Timed = ApplyEvent & { readonly at?: number };
/** A machine, and what it commands for the last event. */
export interface Step {
  readonly machine: ApplyMachine;
  readonly commands: readonly ApplyCommand[];
}
/** The step of the last of these events; nothing to do where there are none. */
export const after = (machine: ApplyMachine, ...events: readonly Timed[]): Step =>
  events.reduce<Step>(
    (step, { at: time = NOW, ...event }) => {
      const next = applyReducer(step.machine, event as ApplyEvent, time);
      return { machine: next, commands: next.commands };
    },
    { machine, commands: [] },
  );
/** The state after these events, each as it comes in the state before it. */
export const stateAfter = (
  state: ApplyState,
  ...events: readonly (Timed | ((state: ApplyState) => Timed))[]
): ApplyState =>
  events.reduce<ApplyMachine>(
    (machine, event) => after(machine, typeof event === 'function' ? event(machine.state) : event).machine,
    at(state),
  ).state;
/** The kinds of the commands of a step. */
export const kinds = ({ commands }: Step): readonly string[] => commands.map(({ kind }) => kind);

/** The request to test that change. */
export const requested = (
  more: Partial<Extract<ApplyEvent, { kind: 'apply-requested' }>> = {},
): ApplyEvent => ({ kind: 'apply-requested', job, newAddress: undefined, linkBefore: true, ...more });
export const ADDRESS = { scheme: 'http', host: '192.0.2.7', port: 80 } as const;
/** What the device says of its test: one with so many seconds left, or none. */
export const testing = (secondsLeft?: number) => ({
  active: secondsLeft !== undefined,
  countdownStarted: secondsLeft !== undefined,
  secondsLeft,
});
/** The answer to a look; by default no test runs. */
export const looked = (more: Partial<Extract<Answer, { about: 'test' }>> = {}): ApplyEvent => ({
  kind: 'answered',
  about: 'test',
  asking: 'idle',
  readsFirst: false,
  read: undefined,
  test: testing(),
  ...more,
});
/** A look that the device did not answer. */
export const unanswered: ApplyEvent = {
  kind: 'unanswered',
  about: 'test',
  asking: 'idle',
  readsFirst: false,
  words,
};
/** The answer to what the device runs: the change. */
export const outcomeRead = (
  asking: ApplyState,
  more: Partial<Extract<Answer, { about: 'outcome' }>> = {},
): ApplyEvent => ({
  kind: 'answered',
  about: 'outcome',
  asking,
  read: read(AFTER),
  uptimeSeconds: 3600,
  ...more,
});
/** What is known at rest, with nothing left over from an earlier page. */
export const idleContextLoaded = (
  more: Partial<Extract<ApplyEvent, { kind: 'idle-context-loaded' }>> = {},
): ApplyEvent => ({
  kind: 'idle-context-loaded',
  memory: {},
  isConfigurationKnown: true,
  isStatusKnown: true,
  bootedAt: NOW - 3_600_000,
  ...more,
});
/** The remembered draft of that change. */
export const draft = {
  changes: [{ key: 'wireless.1.ssid', base: 'Ridge', mine: 'Barn' }],
  deletedSecretKeys: [],
  secretKeys: [],
};
