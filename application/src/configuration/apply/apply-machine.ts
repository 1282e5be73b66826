import type { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import type { PageAddress } from '@radiolink/domain/impact';
import type { ReadConfiguration } from '../configuration.port.ts';
import type { ChangeMemory, RememberedTest } from '../drafts/change-memory.port.ts';
import type { ApplyJob, Intended } from './apply-job.ts';
import { type ApplyOutcome, type ApplyState, IDLE, type StateEvent, type Timeless } from './apply-state.ts';
import { type DeviceWatch, watchFrom } from './device-watch.ts';

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
  readonly isPastSettled: boolean;
  readonly watch: DeviceWatch;
}

/** The result of a step: the state of the machine, and its commands. Nothing is carried out here. */
export interface Step {
  readonly machine: ApplyMachine;
  readonly commands: readonly ApplyCommand[];
}

/** A request to keep or revert, which first checks that the followed test still runs. */
export type TestRequest = 'keep' | 'revert';

/** Something that happened. `at` is when, milliseconds since the epoch. */
export type ApplyEvent = StateEvent | ({ readonly at: number } & DeviceEvent);

export type EventOf<K extends ApplyEvent['kind']> = ApplyEvent & { readonly kind: K };

/** An event that gets its time when it happens. */
export type Happening = DeviceEvent | Timeless;

export type DeviceEvent =
  | { readonly kind: 'opened' | 'closed' | 'look-requested' }
  /** The device may have another configuration than the page. `isWatched`: the page is visible. */
  | { readonly kind: 'doubted'; readonly isWatched: boolean }
  | { readonly kind: 'ticked'; readonly isWatched: boolean }
  | {
      readonly kind: 'job-requested';
      readonly job: ApplyJob;
      /** Where the page will be, when the job moves it. */
      readonly newAddress: PageAddress | undefined;
      /** The same as an address of a page. */
      readonly newUrl: string | undefined;
      readonly linkBefore: boolean;
    }
  /** True if another device responds at the new address before anything was sent. */
  | { readonly kind: 'address-checked'; readonly attempt: number; readonly isTaken: boolean }
  | { readonly kind: 'snapshot-saved'; readonly attempt: number }
  | { readonly kind: 'write-answered'; readonly attempt: number; readonly answer: Timeless }
  /** The state of the test, requested while the machine was in `asking`. */
  | {
      readonly kind: 'looked';
      readonly asking: ApplyState['kind'];
      /** The device's configuration before the request; undefined if it was not read. */
      readonly read: ReadConfiguration | undefined;
      readonly isTesting: boolean;
      readonly secondsLeft: number | undefined;
    }
  | { readonly kind: 'look-failed' }
  | {
      readonly kind: 'test-checked';
      readonly request: TestRequest;
      readonly isTesting: boolean;
      readonly secondsLeft: number | undefined;
    }
  /** The configuration under test, after a sleep; `intended` is the one meant at the time of the request. */
  | {
      readonly kind: 'test-identified';
      readonly request: TestRequest | undefined;
      readonly intended: Intended | undefined;
      readonly secondsLeft: number | undefined;
      readonly read: ReadConfiguration | undefined;
    }
  /** The configuration under a joined test. */
  | { readonly kind: 'joined-test-read'; readonly read: ReadConfiguration | undefined }
  | {
      readonly kind: 'configuration-read';
      readonly asking: ApplyState;
      readonly read: ReadConfiguration;
      readonly uptimeSeconds: number | undefined;
    }
  | ({ readonly kind: 'rest-known' } & KnownAtRest)
  | {
      readonly kind: 'left-behind-read';
      readonly test: RememberedTest;
      readonly read: ReadConfiguration;
      readonly bootedAt: number | null;
    }
  /** `isOwn`: the ended test is not one of another session while a test of this browser is still open. */
  | { readonly kind: 'outcome-remembered'; readonly isOwn: boolean };

/** Further knowledge while the machine is idle. */
export interface KnownAtRest {
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
  /** Requests the state of the test; first reads the configuration if that is in doubt. */
  | { readonly kind: 'look'; readonly asking: ApplyState['kind']; readonly readsFirst: boolean }
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
  /** Checks that the test still runs, before it is kept or reverted. */
  | { readonly kind: 'check-test'; readonly request: 'keep' | 'revert' }
  /** Reads the tested configuration, to distinguish the followed test from another one. */
  | {
      readonly kind: 'identify-test';
      readonly request: 'keep' | 'revert' | undefined;
      readonly intended: Intended | undefined;
      readonly secondsLeft: number | undefined;
    }
  | { readonly kind: 'keep' | 'revert' }
  | { readonly kind: 'read-joined-test' }
  /** Reads what the device runs and since when it is up. */
  | { readonly kind: 'read-configuration'; readonly asking: ApplyState }
  /** Gives the editor what was read. */
  | { readonly kind: 'take-configuration'; readonly read: ReadConfiguration }
  /** Notifies the repository whether the written configuration is under test. */
  | { readonly kind: 'test-found' | 'test-fell-back' }
  /** Notifies the repository of the device's configuration while no test runs. */
  | { readonly kind: 'test-over'; readonly config: ConfigText }
  /** Nothing is under way: gathers what is known besides. */
  | { readonly kind: 'consider-rest' }
  | { readonly kind: 'read-left-behind'; readonly test: RememberedTest; readonly bootedAt: number | null }
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
      readonly done: Extract<ApplyState, { kind: 'done' }>;
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
    isPastSettled: false,
    watch: watchFrom(at),
  };
}
