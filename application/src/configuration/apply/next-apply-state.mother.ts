import { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import type { ReadConfiguration } from '../configuration.port.ts';
import type { ApplyJob } from './apply-job.ts';
import { type ApplyEvent, type ApplyMachine, newMachine, type Step } from './apply-machine.ts';
import type { ApplyState } from './apply-state.ts';
import { NOW } from './apply-state.mother.ts';
import { nextApplyState } from './next-apply-state.ts';

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

/** A machine in a state, with that change under way. */
export const at = (state: ApplyState, more: Partial<ApplyMachine> = {}): ApplyMachine => ({
  ...newMachine(NOW),
  state,
  job,
  intended: { kind: 'changes', changes: store.changes },
  attempt: 1,
  ...more,
});
/** The same, with a question under way. */
export const looking = (state: ApplyState, more: Partial<ApplyMachine> = {}): ApplyMachine => {
  const machine = at(state, more);
  return { ...machine, watch: { ...machine.watch, isOpen: true, isLooking: true } };
};
/** The step of the last of these events; nothing to do where there are none. */
export const after = (machine: ApplyMachine, ...events: readonly ApplyEvent[]): Step =>
  events.reduce<Step>((step, event) => nextApplyState(step.machine, event), { machine, commands: [] });
/** The kinds of the commands of a step. */
export const kinds = ({ commands }: Step): readonly string[] => commands.map(({ kind }) => kind);

/** The request to test that change. */
export const requested = (
  more: Partial<Extract<ApplyEvent, { kind: 'job-requested' }>> = {},
): ApplyEvent => ({
  kind: 'job-requested',
  at: NOW,
  job,
  newAddress: undefined,
  newUrl: undefined,
  linkBefore: true,
  ...more,
});
export const ADDRESS = { scheme: 'http', host: '192.0.2.7', port: 80 } as const;
/** The answer to a look; by default no test runs. */
export const looked = (more: Partial<Extract<ApplyEvent, { kind: 'looked' }>>): ApplyEvent => ({
  kind: 'looked',
  at: NOW,
  asking: 'idle',
  read: undefined,
  isTesting: false,
  secondsLeft: undefined,
  ...more,
});
