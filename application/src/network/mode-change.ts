import {
  type ConfigChanges,
  ConfigText,
  type SecretlessConfiguration,
} from '@radiolink/domain/configuration';
import type { NetworkMode } from '@radiolink/domain/network';
import { type NetworkModeBoard, planNetworkMode } from '@radiolink/domain/network-mode';
import { networkModeOf } from '@radiolink/domain/settings';

type Values = ReadonlyMap<string, string>;

/** Configurations of a device from which a plan of its network mode is made. */
export interface KnownConfigurations {
  /** With the pending changes. */
  readonly values: Values;
  /** As the device has it. */
  readonly original: Values;
  /** Replaced ones, newest first. */
  readonly snapshots: readonly Pick<SecretlessConfiguration, 'text'>[];
}

/**
 * Pending changes that lead to a network mode. A mode that the device was in returns as it was left. None if the
 * device does not offer the mode.
 */
export function networkModeChanges(
  { values, original, snapshots }: KnownConfigurations,
  board: NetworkModeBoard,
  target: NetworkMode,
): ConfigChanges {
  const left = snapshots
    .map(({ text }) => ConfigText.parse(text))
    .find(config => networkModeOf(config.entries()) === target);
  const previous = networkModeOf(original) === target ? ConfigText.of(original) : left;
  const plan = planNetworkMode(ConfigText.of(values), board, target, { previous });
  return plan.ok ? plan.changes : new Map();
}
