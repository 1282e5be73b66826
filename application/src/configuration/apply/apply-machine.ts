import type { PageAddress } from '@radiolink/domain/impact';
import type { ReadConfiguration } from '../configuration.port.ts';
import type { ChangeMemory, RememberedTest } from '../drafts/change-memory.port.ts';
import type { ApplyCommand } from './apply-command.ts';
import type { ApplyJob, Intended } from './apply-job.ts';
import { type ApplyState, IDLE, type StateEvent, type Timeless } from './apply-state.ts';
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
