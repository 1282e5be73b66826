import type { ConfigChanges, ConfigStore } from '@radiolink/domain/configuration';
import type { ApplyOutcome } from './apply-state.ts';

const NOTHING: ConfigChanges = new Map();

/**
 * Changes that the device had accepted and lost again by a reboot, to be pending once more. Concurrent
 * changes from elsewhere are kept.
 *
 * @param sent the applied configuration
 * @param saved the device's current configuration
 */
export function lostChanges(
  outcome: ApplyOutcome,
  { changes, original }: ConfigStore,
  saved: ReadonlyMap<string, string>,
): ConfigChanges {
  if (outcome.kind !== 'rebooted' || outcome.changed) return NOTHING;
  return new Map([...changes].filter(([key]) => saved.get(key) === original.get(key)));
}
