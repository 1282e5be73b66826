import { LONGEST_RESTART_SECONDS } from '@radiolink/domain/impact';
import type { Absence } from '../../outage/expected-outage.ts';
import type { ApplyState, Awaited } from './apply-state.ts';

/**
 * The last time of each request to the device, and what the page may have missed since. Times in milliseconds
 * since the epoch.
 */
export interface DeviceWatch {
  readonly isOpen: boolean;
  /** One request is in flight: no other is sent. */
  readonly isLooking: boolean;
  /** The page slept: the test that runs now may be another one. */
  readonly slept: boolean;
  /** The page's copy of the configuration is to be read again. */
  readonly isStale: boolean;
  readonly lookedAt: number;
  /** The last second that was counted. */
  readonly awakeAt: number;
  /** When the configuration was invalidated last. */
  readonly doubtedAt: number;
  /** The page was visible at the last second. */
  readonly wasWatched: boolean;
}

/** Pause between two looks at a device of which nothing is followed. */
const LOOK_MS = 15_000;
/** Maximum age of a configuration reading while idle, ms. */
const MAX_AGE_MS = 60_000;

export function watchFrom(at: number): DeviceWatch {
  return {
    isOpen: false,
    isLooking: false,
    slept: false,
    isStale: false,
    lookedAt: at,
    awakeAt: at,
    doubtedAt: at,
    wasWatched: true,
  };
}

export function invalidated(watch: DeviceWatch, at: number): DeviceWatch {
  return { ...watch, isStale: true, doubtedAt: at };
}

/** True if the state of a test is polled once a second. */
export function isFollowed({ kind }: ApplyState): boolean {
  return kind === 'checking' || kind === 'restarting' || kind === 'testing' || kind === 'ended';
}

/**
 * The next second while nothing is followed: the configuration is checked periodically, and once the page is
 * visible again.
 */
export function nextSecondAtRest(watch: DeviceWatch, at: number, isWatched: boolean): DeviceWatch {
  const age = at - watch.doubtedAt;
  const isBack = isWatched && !watch.wasWatched;
  // On a poor link the page is back every few seconds.
  const isDoubted = age >= MAX_AGE_MS || (isBack && age >= LOOK_MS);
  return { ...(isDoubted ? invalidated(watch, at) : watch), wasWatched: isWatched };
}

/** Nothing is followed: the device is checked periodically, and only while the page is visible. */
export function isTimeToLook(watch: DeviceWatch, at: number, isWatched: boolean): boolean {
  return isWatched && (watch.isStale || at - watch.lookedAt >= LOOK_MS);
}

/** A device may answer for a moment before it goes down; what it says then is of before the restart. */
export const STILL_UP_MS = 5000;
/** After this time a device that stayed reachable has accepted the change without a restart, milliseconds. */
export const NEVER_SILENT_MS = 15_000;
/** A restart that lasts no longer reloads services only, and the device answers throughout. */
export const FAST_RESTART_MS = 10_000;
export const SETTLING_MS = 1000;
/** For this duration after its latest time a device is awaited. */
export const PATIENCE_MS = 120_000;
/** For this duration a response is awaited after a sleep. */
export const AWAKE_MS = 30_000;

/** A page that slept first waits for a response. */
export function awaitedLonger<S extends Awaited>(state: S, at: number): S {
  return { ...state, givenUpAt: Math.max(state.givenUpAt, at + AWAKE_MS) };
}

/** True if a response of the device, `at` ms since the epoch, is the time to read its configuration. */
export function isTimeToAskConfiguration(state: ApplyState, at: number): boolean {
  switch (state.kind) {
    case 'checking':
    case 'ended':
      return true;
    case 'restarting':
      return isFresh(state, at, true);
    default:
      return false;
  }
}

/**
 * True if the configuration found on the device is final. A device that is about to restart is trusted only
 * after it was unreachable, or could have been.
 * @param changed true if the change is in effect
 */
export function isFresh(state: ApplyState, at: number, changed: boolean | undefined): boolean {
  switch (state.kind) {
    case 'checking':
      return state.wasSilent || at - state.since >= (changed === true ? NEVER_SILENT_MS : STILL_UP_MS);
    case 'restarting': {
      const isFast = state.until - state.since <= FAST_RESTART_MS;
      return state.wasSilent || at - state.since >= (isFast ? SETTLING_MS : NEVER_SILENT_MS);
    }
    case 'ended': {
      // Keeping restarts nothing; whatever else ended the test does, and may not have begun to.
      const isKept = changed === true && state.wanted !== 'revert' && state.since < state.test.endsAt;
      return isKept || state.wasSilent || at >= state.settlesAt;
    }
    default:
      return false;
  }
}

/**
 * The address to leave for: the device became unreachable here, and the new address responds, which it did
 * not before.
 */
export function addressToLeaveFor(state: ApplyState): string | undefined {
  return 'newAddressAnswers' in state && state.newAddressAnswers ? addressToProbe(state) : undefined;
}

/** The address to be probed: a device that already has it says nothing about this one. */
export function addressToProbe(state: ApplyState): string | undefined {
  switch (state.kind) {
    case 'testing':
      return state.answering || state.newAddressTaken ? undefined : state.newAddress;
    case 'restarting':
    case 'checking':
      return state.wasSilent && !state.newAddressTaken ? state.newAddress : undefined;
    default:
      return undefined;
  }
}

/** The outage that an operation makes; `absence` is what the page says meanwhile. */
export interface ApplyOutage {
  readonly isUnderWay: boolean;
  readonly absence: Absence | null;
}

/** Until the device is back with what was applied; a test that never answers ends with its time. */
export function outageOf(state: ApplyState): ApplyOutage {
  const isUnderWay = state.kind === 'writing' || isFollowed(state);
  if (state.kind === 'restarting') return { isUnderWay, absence: { kind: 'apply', until: state.until } };
  // A page that joined the test learned of it from the device, which answers: only a silence after that is a restart.
  if (state.kind !== 'testing' || state.answered || (state.answering && !state.startedHere))
    return { isUnderWay, absence: null };
  // A restart into a test takes no longer than any other.
  const until = Math.min(state.endsAt, state.since + LONGEST_RESTART_SECONDS * 1000);
  return { isUnderWay, absence: { kind: 'apply', until } };
}
