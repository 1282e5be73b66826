import type { ConfigChanges, ConfigStore } from '@radiolink/domain/configuration';
import type { ApplyOutcome } from './apply-state.ts';

const NOTHING: ConfigChanges = new Map();

/**
 * Changes that the device had taken and lost again by a restart, to be pending once more. What the device has got from
 * elsewhere meanwhile stays.
 *
 * @param sent what was applied
 * @param saved what the device has now
 */
export function lostChanges(
  outcome: ApplyOutcome,
  { changes, original }: ConfigStore,
  saved: ReadonlyMap<string, string>,
): ConfigChanges {
  if (outcome.kind !== 'rebooted' || outcome.changed) return NOTHING;
  return new Map([...changes].filter(([key]) => saved.get(key) === original.get(key)));
}
