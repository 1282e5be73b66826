import type { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import type { Message } from '@radiolink/domain/errors';
import type { PageAddress } from '@radiolink/domain/impact';
import type { LinkState } from '@radiolink/domain/link';
import type { ReadConfiguration } from '../configuration.port.ts';
import type { ConfigurationTest } from '../configuration-test.port.ts';
import type { ChangeMemory, RememberedTest } from '../drafts/change-memory.port.ts';
import { type ApplyJob, describeWrite, type Intended, type WriteAnswer } from './apply-job.ts';
import { type ApplyOutcome, type ApplyState, IDLE, type StateOf, TEST_MS, isAtRest } from './apply-state.ts';
import { addressToLeaveFor, type DeviceWatch, watchFrom } from './device-watch.ts';

/** Full state of the machine. `state` is the part that is shown. */
export interface ApplyMachine {
  readonly state: ApplyState;
  /** The last write, or the present one. */
  readonly job: ApplyJob | undefined;
  /** Identifies the intended configuration; undefined while unknown, as after joining a test. */
  readonly intended: Intended | undefined;
  /** Counts the writes: an answer to an earlier one says nothing of the last. */
  readonly attempt: number;
  /** Leftovers of an earlier page load were processed. */
  readonly isPreviousSettled: boolean;
  readonly watch: DeviceWatch;
  /** What is to be done for the last event, in this order. Nothing is carried out here. */
  readonly commands: readonly ApplyCommand[];
}

/** A request to keep or revert, which first checks that the followed test still runs. */
export type TestRequest = 'keep' | 'revert';

/** What the device is asked, and what for. The answer repeats it. */
export type Inquiry =
  /** Which test runs, while the machine is in `asking`. `readsFirst`: the configuration is in doubt and read before. */
  | { readonly about: 'test'; readonly asking: ApplyState['kind']; readonly readsFirst: boolean }
  /** Whether the test still runs, before it is kept or reverted. */
  | { readonly about: 'request'; readonly request: TestRequest }
  /**
   * The configuration under test, after a sleep, to distinguish the followed test from another one; `intended` is the
   * one meant at the time of the question.
   */
  | {
      readonly about: 'identity';
      readonly request: TestRequest | undefined;
      readonly intended: Intended | undefined;
      readonly secondsLeft: number | undefined;
    }
  /** The configuration under a joined test. */
  | { readonly about: 'joined-test' }
  /** What the device runs and since when it is up. */
  | { readonly about: 'outcome'; readonly asking: ApplyState }
  /** What the device runs after a test that was started before the page was loaded. */
  | { readonly about: 'left-behind'; readonly test: RememberedTest; readonly bootedAt: number | null };

type InquiryOn<Subject extends Inquiry['about']> = Inquiry & { readonly about: Subject };

/** An answer of the device, with its question. `read` is undefined if the configuration was not, or could not be, read. */
export type Answer =
  | (InquiryOn<'test'> & { readonly read: ReadConfiguration | undefined; readonly test: ConfigurationTest })
  | (InquiryOn<'request'> & { readonly test: ConfigurationTest })
  | (InquiryOn<'identity' | 'joined-test' | 'left-behind'> & { readonly read: ReadConfiguration })
  | (InquiryOn<'outcome'> & {
      readonly read: ReadConfiguration;
      readonly uptimeSeconds: number | undefined;
    });

/** An answer on one subject. */
export type AnswerOn<Subject extends Answer['about']> = Answer & { readonly about: Subject };

/** Something that happened. It gets its time when it is passed to the machine. */
export type ApplyEvent =
  | { readonly kind: 'opened' | 'closed' | 'look-requested' | 'dismissed' }
  /** The device may have another configuration than the page. `isWatched`: the page is visible. */
  | { readonly kind: 'invalidated'; readonly isWatched: boolean }
  /** A second has passed. */
  | { readonly kind: 'ticked'; readonly isWatched: boolean }
  | {
      readonly kind: 'apply-requested';
      readonly job: ApplyJob;
      /** Where the page will be, when the job moves it. */
      readonly newAddress: PageAddress | undefined;
      readonly linkBefore: boolean;
    }
  /** True if another device responds at the new address before anything was sent. */
  | { readonly kind: 'address-checked'; readonly attempt: number; readonly isTaken: boolean }
  | { readonly kind: 'snapshot-saved'; readonly attempt: number }
  /** Without an attempt it was decided by the page, which has not begun to write. */
  | ({ readonly attempt?: number } & WriteAnswer)
  | ({ readonly kind: 'answered' } & Answer)
  | ({ readonly kind: 'unanswered'; readonly words: Message } & Inquiry)
  | { readonly kind: 'keep-requested' | 'revert-requested' }
  /** `restartMs`: the longest time until the device responds again, if a restart was requested. */
  | { readonly kind: 'request-done'; readonly restartMs?: number | undefined }
  | { readonly kind: 'request-failed'; readonly words: Message }
  | { readonly kind: 'link-seen'; readonly link: LinkState }
  | { readonly kind: 'new-address-answered' }
  | ({ readonly kind: 'idle-context-loaded' } & IdleContext)
  /** `isOwn`: the ended test is not one of another session while a test of this browser is still open. */
  | { readonly kind: 'outcome-remembered'; readonly isOwn: boolean };

/** An event of one kind. */
export type EventOf<K extends ApplyEvent['kind']> = ApplyEvent & { readonly kind: K };

/** Further knowledge while the machine is idle. */
export interface IdleContext {
  /** The state remembered by this browser; null until it was read. */
  readonly memory: ChangeMemory | null;
  readonly isConfigurationKnown: boolean;
  readonly isStatusKnown: boolean;
  /** When the device started, milliseconds since the epoch; null if not reported. */
  readonly bootedAt: number | null;
}

/**
 * Commands of the machine. Each is carried out once, in the order given; its result comes back as an event.
 */
export type ApplyCommand =
  /** Counts seconds and listens to other tabs, or stops. */
  | { readonly kind: 'start-watching' | 'stop-watching' }
  | ({ readonly kind: 'ask' } & Inquiry)
  | { readonly kind: 'probe'; readonly url: string }
  /** Leaves for the page at the new address. */
  | { readonly kind: 'leave'; readonly url: string }
  /** Probes the new address before anything is sent. */
  | { readonly kind: 'check-address'; readonly attempt: number; readonly address: PageAddress }
  /** Saves the configuration before the change in this browser. */
  | { readonly kind: 'save-snapshot'; readonly attempt: number; readonly store: ConfigStore }
  | { readonly kind: 'write'; readonly attempt: number; readonly job: ApplyJob }
  /** Samples the link before a test. */
  | { readonly kind: 'sample-link' }
  | { readonly kind: TestRequest }
  /** Gives the editor what was read. */
  | { readonly kind: 'take-configuration'; readonly read: ReadConfiguration }
  /** Notifies the repository: the written configuration is under test, was reverted, or what runs without a test. */
  | { readonly kind: 'note-test'; readonly found: 'running' | 'reverted' | ConfigText }
  /** Nothing is under way: gathers what is known besides. */
  | { readonly kind: 'load-idle-context' }
  /** Offers the changes of an earlier time. */
  | { readonly kind: 'offer-draft' }
  | {
      readonly kind: 'remember-test';
      readonly since: number;
      readonly endsAt: number;
      readonly sent: ConfigStore | undefined;
    }
  | { readonly kind: 'remember-test-end'; readonly endsAt: number }
  /** Makes changes that the device lost by a restart pending again. */
  | { readonly kind: 'restore-lost'; readonly outcome: ApplyOutcome; readonly sent: ConfigStore }
  /** Remembers what an outcome leaves behind. */
  | {
      readonly kind: 'remember-outcome';
      readonly from: ApplyState;
      readonly done: StateOf<'done'>;
      readonly sent: ConfigStore | undefined;
    }
  | { readonly kind: 'forget-outcome' };

/** A command of one kind. */
export type CommandOf<K extends ApplyCommand['kind']> = ApplyCommand & { readonly kind: K };

/** The machine of a page that was just loaded. */
export function newMachine(at: number): ApplyMachine {
  return {
    state: IDLE,
    job: undefined,
    intended: undefined,
    attempt: 0,
    isPreviousSettled: false,
    watch: watchFrom(at),
    commands: [],
  };
}

/** The machine with more to be done for the event. */
export function emit(machine: ApplyMachine, ...commands: readonly ApplyCommand[]): ApplyMachine {
  return { ...machine, commands: [...machine.commands, ...commands] };
}

/** The sequence of questions is over: the next one may be asked. */
export function questionsOver(machine: ApplyMachine): ApplyMachine {
  return { ...machine, watch: { ...machine.watch, isLooking: false } };
}

export const done = (at: number, outcome: ApplyOutcome): ApplyState => ({ kind: 'done', at, outcome });

/** The machine in another state, with what is to be done for it; the same machine where the state is the same. */
export function transition(machine: ApplyMachine, to: ApplyState): ApplyMachine {
  const { state: from, job } = machine;
  if (to === from) return machine;
  const sent = job && describeWrite(job).sent;
  let next: ApplyMachine = { ...machine, state: to };

  if (to.kind === 'testing' && to.startedHere) {
    const { endsAt } = to;
    if (from.kind === 'writing' || from.kind === 'checking')
      next = emit(next, { kind: 'remember-test', since: endsAt - TEST_MS, endsAt, sent });
    else if (from.kind !== 'testing' || from.endsAt !== endsAt)
      next = emit(next, { kind: 'remember-test-end', endsAt });
  }
  const isJoined = to.kind === 'testing' && !to.startedHere;
  if (isJoined && isAtRest(from)) next = { ...next, intended: undefined };

  if (from.kind === 'done' && to.kind !== 'done') next = emit(next, { kind: 'forget-outcome' });
  const url = addressToLeaveFor(to);
  if (url !== undefined && addressToLeaveFor(from) === undefined) next = emit(next, { kind: 'leave', url });

  if (to.kind !== 'done') return next;
  // Whatever became of the test: the next write looks first what the device has.
  if (to.outcome.kind === 'silent') next = emit(next, { kind: 'note-test', found: 'reverted' });
  if (from.kind === 'restarting' && sent !== undefined)
    next = emit(next, { kind: 'restore-lost', outcome: to.outcome, sent });
  return emit(next, { kind: 'remember-outcome', from, done: to, sent });
}
