import type { Message } from '@radiolink/domain/errors';
import { TEST_SECONDS } from '@radiolink/domain/impact';

/** Apply mode: tested and kept later, saved, or until the next reboot. */
export type ApplyMode = 'test' | 'save' | 'no-save';

/** State of the radio link in a test. `not-before`: there was no link, so no wait. */
export type LinkCheck = 'waiting' | 'radar-wait' | 'formed' | 'not-before';

/** A test as it runs on the device. Times are milliseconds since the epoch, so that a sleeping page loses nothing. */
export interface RunningTest {
  /** When the device will have reverted automatically, by its own timer. */
  readonly endsAt: number;
  /** This page wrote what is tested; else it joined. */
  readonly startedHere: boolean;
  /** The device answers at the address of this page. */
  readonly answering: boolean;
  /** It answered at some time of the test, once the restart for it was over. */
  readonly answered: boolean;
  /** The page will be here when the test moves it; undefined when it stays. */
  readonly newAddress: string | undefined;
  readonly newAddressAnswers: boolean;
  /** Another device responded there before the change was sent. */
  readonly newAddressTaken: boolean;
  readonly link: LinkCheck;
  /** It formed at some time of the test, whatever it is now. */
  readonly linkCameBack: boolean;
  /** The requests to the device without a response yet. */
  readonly request: 'keep' | 'revert' | undefined;
  readonly requestedAt: number | undefined;
  /** Why the last of these failed. */
  readonly failure: Message | undefined;
}

/** The outcome to show. */
export type ApplyOutcome =
  | {
      readonly kind:
        | 'saved'
        | 'running-unsaved'
        | 'kept'
        | 'reverted'
        | 'kept-elsewhere'
        | 'reverted-elsewhere';
    }
  /** The time ran out. Of a link that did not form it is unknown, `unseen`, where the device did not answer in the test. */
  | { readonly kind: 'fell-back'; readonly linkFormed: boolean; readonly unseen?: true }
  /** The test is over, and it is unknown whether its change is in effect. */
  | { readonly kind: 'unknown' }
  /** The device restarted; `changed` when the change is in force all the same. */
  | { readonly kind: 'rebooted'; readonly changed: boolean }
  /** The device restarted, and with that forgot what it ran unsaved. */
  | { readonly kind: 'forgotten' }
  /** The device rejected the request. Nothing was changed. */
  | { readonly kind: 'refused'; readonly words: Message }
  /** The page detected that the changes must not be sent to the device as they are. */
  | { readonly kind: 'not-sent'; readonly words: Message }
  /** A test would end before it could give a result: nothing was sent. reading 7. */
  | { readonly kind: 'not-testable'; readonly words: Message }
  /** The write failed on its way, and the device has the old configuration. */
  | { readonly kind: 'not-written'; readonly words: Message }
  /** Another session changed the same keys; nothing was sent. */
  | { readonly kind: 'conflicts'; readonly count: number }
  /** The device has not responded since; when it responds again, the interrupted wait continues. */
  | { readonly kind: 'silent'; readonly awaited: Awaited };

/** Outcomes that describe the device rather than a response of it: they are shown again after a reload. */
export type LastingOutcome = Exclude<
  ApplyOutcome,
  { readonly words: Message } | { readonly kind: 'conflicts' | 'silent' }
>;

/** The states in which the device is awaited: its next response leads to reading its configuration. */
export type Awaited = Extract<ApplyState, { kind: 'checking' | 'restarting' | 'ended' }>;

export function isAwaited(state: ApplyState): state is Awaited {
  return state.kind === 'checking' || state.kind === 'restarting' || state.kind === 'ended';
}

/** Nothing is under way: a write may begin. */
export function isAtRest(state: ApplyState): state is Extract<ApplyState, { kind: 'idle' | 'done' }> {
  return state.kind === 'idle' || state.kind === 'done';
}

/** Time limits of waiting for a device. */
export interface Waiting {
  /** It was unreachable, so its next response is that of the restarted device. */
  readonly wasSilent: boolean;
  /** When it is shown as unreachable, unless it responds. */
  readonly givenUpAt: number;
}

/** The state of applying. */
export type ApplyState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'writing';
      readonly mode: ApplyMode;
      readonly since: number;
      readonly newAddress: string | undefined;
      readonly newAddressTaken: boolean;
      readonly linkBefore: boolean;
    }
  /** The answer to the write was lost or none: what the device has is being found out. */
  | ({
      readonly kind: 'checking';
      readonly mode: ApplyMode;
      readonly since: number;
      readonly newAddress: string | undefined;
      readonly linkBefore: boolean;
      readonly words: Message;
      readonly newAddressAnswers: boolean;
      readonly newAddressTaken: boolean;
    } & Waiting)
  /** The device restarts into a change that is saved, or that lasts until the next reboot. */
  | ({
      readonly kind: 'restarting';
      readonly mode: ApplyMode;
      readonly since: number;
      readonly until: number;
      readonly newAddress: string | undefined;
      readonly newAddressAnswers: boolean;
      readonly newAddressTaken: boolean;
    } & Waiting)
  | ({ readonly kind: 'testing'; readonly since: number } & RunningTest)
  /** The test is over: a device that reverts restarts once more, and its configuration is then read. */
  | ({
      readonly kind: 'ended';
      readonly since: number;
      readonly test: RunningTest;
      readonly wanted: 'keep' | 'revert' | undefined;
      /** A device that was reachable until then does not restart. */
      readonly settlesAt: number;
    } & Waiting)
  | { readonly kind: 'done'; readonly at: number; readonly outcome: ApplyOutcome };

export const IDLE: ApplyState = { kind: 'idle' };

/** A state of one kind. */
export type StateOf<K extends ApplyState['kind']> = Extract<ApplyState, { kind: K }>;
/** The assumed length of a test if the device does not report it, milliseconds. reading 7. */
export const TEST_MS = TEST_SECONDS * 1000;
