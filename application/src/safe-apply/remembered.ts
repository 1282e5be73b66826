import type { ApplyMemory, RememberedApply } from './device-ports.ts';

/** A change of both ends of a link on its way, without its values. */
export interface RememberedLink {
  readonly version: 1;
  readonly local: RememberedApply | null;
  readonly remote: RememberedApply | null;
  /** When the local end's tests of the last quarter of an hour began, ms since the epoch. */
  readonly localTestedAt?: readonly number[];
}

/** @throws RangeError where it is no change of a link */
export function rememberedLink(memory: ApplyMemory<RememberedLink>): RememberedLink | undefined {
  const remembered = memory.load();
  if (remembered === undefined) return undefined;
  const isOurs = [remembered.local, remembered.remote].every(end => end === null || isRememberedApply(end));
  if (!isOurs) throw unusableMemory('a link');
  return remembered;
}

/** Whether what was remembered is a change of a device. What is not may be of another kind, or damaged. */
export function isRememberedApply(value: unknown): value is RememberedApply {
  if (typeof value !== 'object' || value === null) return false;
  const { url, keys, state, at } = value as Readonly<Record<string, unknown>>;
  const isState = typeof state === 'object' && state !== null && 'kind' in state;
  return typeof url === 'string' && isListOfTexts(keys) && isState && typeof at === 'number';
}

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every(each => typeof each === 'string');

/**
 * The origin of the device whose change is remembered, where it is another one than the device at an address; undefined where
 * it is the same, or nothing is remembered.
 */
export function otherRememberedDevice(
  remembered: RememberedApply | null | undefined,
  url: string,
): string | undefined {
  if (remembered === null || remembered === undefined) return undefined;
  return remembered.url === new URL(url).origin ? undefined : remembered.url;
}

/** No change can be gone on with: which one it was is unknown. */
export const unusableMemory = (what: string): RangeError =>
  new RangeError(
    `What is remembered is no change of ${what}: it is damaged, or of another command. Delete it to begin the change anew.`,
  );
