import type { ConfigChanges } from '../configuration/config-edit.ts';
import type { ConfigText } from '../configuration/config-text.ts';
import { sectionOf } from '../configuration/config-model.ts';
import { isSecretKey } from '../configuration/secret-keys.ts';
import { message, type Problem } from '../errors/message.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { type ManagementAfter, managementAfter } from './management-after.ts';
import { bridgeLayout, type NetworkModeBoard, offeredNetworkModes } from './mode-board.ts';
import { ModeDraft } from './mode-draft.ts';
import { planBridge } from './plan-bridge.ts';
import { planRouter } from './plan-router.ts';

/** Sections that a network mode is made of. §config.interfaces to §config.firewall. */
const NETWORK_SECTIONS: ReadonlySet<string> = new Set([
  'netmode',
  'netconf',
  'bridge',
  'vlan',
  'dhcpc',
  'dhcpd',
  'dhcp6c',
  'dhcp6d',
  'ppp',
  'pppoe-relay',
  'route',
  'igmpproxy',
  'upnpd',
  'iptables',
  'ip6tables',
  'ebtables',
  'tshaper',
]);

/** Keys of other sections that name a network: the bridge of the access point, and the DNS servers. */
const OTHER_NETWORK_KEYS = /^aaa\.\d+\.br\.devname$|^resolv\.nameserver\./;

/** True for a key that returns with the previous configuration of a network mode. §config.network-mode. */
export function isNetworkKey(key: string): boolean {
  return NETWORK_SECTIONS.has(sectionOf(key)) || OTHER_NETWORK_KEYS.test(key);
}

/** The changes that lead to a network mode, and where the device is managed afterwards. */
export interface NetworkModePlan {
  readonly ok: true;
  /** New values by key; undefined deletes. */
  readonly changes: ConfigChanges;
  readonly configuration: ConfigText;
  readonly management: ManagementAfter;
}

/** The plan, or why there is none. */
export type PlannedNetworkMode = NetworkModePlan | { readonly ok: false; readonly problem: Problem };

export interface NetworkModeOptions {
  /**
   * The configuration with which the device last left the target mode: its network keys return exactly as they were.
   * It may lack secrets, which then stay as they are. One of another mode is not used.
   */
  readonly previous?: ConfigText | undefined;
}

/**
 * Plans the change of a configuration to another network mode: bridges, addresses, DHCP client and server, NAT and
 * management access. Nothing is deleted: what a mode does not use is switched off. A configuration that is in the mode
 * stays as it is. §9.modes; §config.network-mode.
 */
export function planNetworkMode(
  configuration: ConfigText,
  board: NetworkModeBoard,
  target: NetworkMode,
  { previous }: NetworkModeOptions = {},
): PlannedNetworkMode {
  if (!offeredNetworkModes(board).includes(target)) {
    return { ok: false, problem: message('This device does not support the network mode.') };
  }
  const changes = changesTo(configuration, board, target, previous);
  const edit = configuration.edit(changes);
  if (!edit.ok) return edit;
  return { ok: true, changes, configuration: edit.config, management: managementAfter(edit.config, board) };
}

function changesTo(
  configuration: ConfigText,
  board: NetworkModeBoard,
  target: NetworkMode,
  previous: ConfigText | undefined,
): ConfigChanges {
  if (networkModeOf(configuration.entries()) === target) return new Map();
  if (previous !== undefined && networkModeOf(previous.entries()) === target)
    return back(configuration, previous);
  const draft = new ModeDraft(configuration);
  const layout = bridgeLayout(target, board, draft.values);
  if (target === 'bridge') planBridge(configuration, draft, layout);
  else planRouter(configuration, draft, layout, target);
  return draft.changes();
}

/** The network keys of another configuration instead of these. */
function back(from: ConfigText, to: ConfigText): ConfigChanges {
  const keys = new Set([...from.keys(), ...to.keys()].filter(isNetworkKey));
  return new Map(
    [...keys]
      .map(key => [key, to.get(key)] as const)
      .filter(([key, value]) => from.get(key) !== value && !isWithheld(key, to)),
  );
}

/** A secret of an entry that the other configuration has: it was left out there. */
function isWithheld(key: string, to: ConfigText): boolean {
  const entry = key.slice(0, key.lastIndexOf('.') + 1);
  return isSecretKey(key) && !to.has(key) && [...to.keys()].some(other => other.startsWith(entry));
}
