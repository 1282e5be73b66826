import type { RememberedApply } from '@radiolink/application/safe-apply/device-ports';

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
