import type { BoardIdentity } from './board-capabilities.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** From the reboot command to the first response, seconds, if the board reports none. §9.timing. */
export const DEVICE_BOOT_SECONDS = 200;
/** From applying a configuration to the first answer, milliseconds. §9.restart. */
export const SOFT_RESTART_MS = 100_000;

/** Duration of a reboot of the device, seconds. */
export function rebootSecondsOf({ rebootSeconds }: Pick<BoardIdentity, 'rebootSeconds'>): number {
  return positive(rebootSeconds) ?? DEVICE_BOOT_SECONDS;
}

/** Duration of a firmware upgrade of the device, its reboot included, seconds. */
export function upgradeSecondsOf(identity: Pick<BoardIdentity, 'rebootSeconds' | 'upgradeSeconds'>): number {
  return (positive(identity.upgradeSeconds) ?? 0) + rebootSecondsOf(identity);
}

function positive(seconds: number | undefined): number | undefined {
  return seconds !== undefined && seconds > 0 && isWithin(seconds, PHYSICAL.amount) ? seconds : undefined;
}
