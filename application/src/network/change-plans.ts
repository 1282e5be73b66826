import {
  type ConfigChanges,
  ConfigText,
  type SecretlessConfiguration,
} from '@radiolink/domain/configuration';
import { type NetworkMode, type IpMode, NETWORK_MODES } from '@radiolink/domain/network';
import {
  type NetworkModeBoard,
  planNetworkMode,
  addressKindChanges,
  addressKindOf,
  managementChanges,
  managementOf,
} from '@radiolink/domain/network-mode';
import { networkModeOf, type ChangePlan } from '@radiolink/domain/settings';
import { message } from '@radiolink/domain/errors';

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

const KINDS: Readonly<Record<IpMode, string>> = {
  static: 'Static address',
  dhcp: 'DHCP client',
  pppoe: 'PPPoE',
};
const INTERFACE = /^netconf\.\d+\.devname$/;

/** The plans among the pending changes, worked out anew from the device's configuration: they outlive a reload. */
export function changePlans(known: KnownConfigurations, board: NetworkModeBoard): readonly ChangePlan[] {
  const { values, original } = known;
  const [was, is] = [networkModeOf(original), networkModeOf(values)];
  if (was !== is) {
    const made = networkModeChanges({ ...known, values: original }, board, is);
    const nameOf = (mode: string) => message(NETWORK_MODES.find(each => each.mode === mode)?.name ?? mode);
    return [{ key: 'netmode', name: message('Network mode'), before: nameOf(was), after: nameOf(is), made }];
  }
  return [...addressPlans(known), ...managementPlan(known)];
}

function addressPlans({ values, original }: KnownConfigurations): readonly ChangePlan[] {
  return [...values]
    .filter(([key]) => INTERFACE.test(key))
    .flatMap(([key, devname]) => {
      const [was, is] = [addressKindOf(original, devname), addressKindOf(values, devname)];
      if (was === is) return [];
      return {
        key: key.replace(/devname$/, 'ip'),
        name: message('Address source of {interface}', { interface: devname }),
        before: message(KINDS[was]),
        after: message(KINDS[is]),
        made: addressKindChanges({ values: original, original }, devname, is),
      };
    });
}

function managementPlan({ values, original }: KnownConfigurations): readonly ChangePlan[] {
  const [was, is] = [managementOf(original), managementOf(values)];
  if (was === is) return [];
  const made = managementChanges({ values: original, original }, is);
  const name = message('Management interface');
  return [{ key: '', name, before: message(was), after: message(is), made }];
}
