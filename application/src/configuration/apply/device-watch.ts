import type { ApplyState } from './apply-state.ts';

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
  /** When the configuration was doubted last. */
  readonly doubtedAt: number;
  /** The page was visible at the last second. */
  readonly wasWatched: boolean;
}

/** Pause between two looks at a device of which nothing is followed. */
const LOOK_MS = 15_000;
/** A second that comes so late was slept through. */
const SLEPT_MS = 8000;
/** Maximum age of a configuration reading while idle, ms. */
const BELIEVED_MS = 60_000;

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

export function doubted(watch: DeviceWatch, at: number): DeviceWatch {
  return { ...watch, isStale: true, doubtedAt: at };
}

/** A locked phone or a closed laptop: no second was counted in the meantime. */
export function hasSlept({ awakeAt }: DeviceWatch, at: number): boolean {
  return at - awakeAt > SLEPT_MS;
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
  const isDoubted = age >= BELIEVED_MS || (isBack && age >= LOOK_MS);
  return { ...(isDoubted ? doubted(watch, at) : watch), wasWatched: isWatched };
}

/** Nothing is followed: the device is checked periodically, and only while the page is visible. */
export function isTimeToLook(watch: DeviceWatch, at: number, isWatched: boolean): boolean {
  return isWatched && (watch.isStale || at - watch.lookedAt >= LOOK_MS);
}
