import type { ConfigText } from '../configuration/config-text.ts';
import { type Message, message } from '../errors/message.ts';
import { addressKindOf } from '../network-mode/address-kind.ts';
import { managementAfter } from '../network-mode/management-after.ts';
import { ModeDraft, networkRoles, staticAddress } from '../network-mode/mode-draft.ts';
import { isNetworkKey } from '../network-mode/plan-network-mode.ts';
import { lengthOfNetmask } from '../network/netmask.ts';
import { findSetting } from '../settings/find-setting.ts';
import type { SettingChange } from '../settings/setting-changes.ts';
import { type Risk, RISKS } from '../settings/setting.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import type { SettingsGroupOf } from '../settings/settings-groups.ts';
import { NETWORK_MODES } from '../status/network-mode.ts';
import { changeImpact, type ImpactFacts } from './change-impact.ts';
import type { Cut } from './cuts.ts';
import { managementKeys, worstRisk } from './management-keys.ts';
import type { ChangedConfiguration } from './packet-filter-keys.ts';

/** Pending changes that serve one purpose: a router with PPPoE, a management VLAN, the access to the wireless network. */
export interface ChangeTask {
  /** Stable while the task has changes. */
  readonly id: string;
  readonly name: Message;
  readonly changes: readonly SettingChange[];
  /** Number of settings, those of a plan counted one by one. */
  readonly settings: number;
  /** All keys that are written for it. */
  readonly keys: readonly string[];
  /** The worst of its changes. */
  readonly risk: Risk;
}

type Group = SettingsGroupOf;

/** Lists whose entries are made for their own sake, whatever the network mode becomes. */
const OWN_LISTS: ReadonlySet<Group> = new Set<Group>(['Port forwarding', 'Firewall', 'Traffic shaping']);
/** What a management interface consists of. */
const MANAGEMENT: ReadonlySet<Group> = new Set<Group>(['VLANs', 'Bridges', 'Interfaces', 'DHCP client']);
/** What a station needs to connect to a network. */
const ACCESS: ReadonlySet<Group> = new Set<Group>(['Wireless network', 'Security', 'RADIUS']);
const CLOCK: ReadonlySet<Group> = new Set<Group>(['Date and time', 'NTP servers']);
const ADDRESS = /^(netconf\.\d+)\.(?:ip|netmask)$|^((?:dhcpc|ppp)\.\d+)\./;
/** The way out of a subnet and its name servers: entered with the address. */
const WITH_ADDRESS = /^(route\.\d+\.|resolv\.nameserver\.)/;

/**
 * Pending changes by the task that they belong to, the riskiest first: a review speaks of what was done, not of keys.
 *
 * @param changes as `reviewedChanges` gives them
 */
export function changeTasks(
  changes: readonly SettingChange[],
  configurations: ChangedConfiguration,
): readonly ChangeTask[] {
  const groupOf = taskOf(changes, configurations);
  const cutting = managementKeys(configurations);
  const tasks = new Map<string, SettingChange[]>();
  for (const change of changes) {
    const id = groupOf(change);
    const known = tasks.get(id);
    if (known === undefined) tasks.set(id, [change]);
    else known.push(change);
  }
  return [...tasks]
    .map(([id, own]) => taskOfChanges(id, own, configurations, cutting))
    .toSorted((one, other) => RISKS.indexOf(one.risk) - RISKS.indexOf(other.risk));
}

/** Says which task a change belongs to. */
function taskOf(
  changes: readonly SettingChange[],
  configurations: ChangedConfiguration,
): (change: SettingChange) => string {
  const { before, after } = configurations;
  const isOtherMode = networkModeOf(before.entries()) !== networkModeOf(after.entries());
  const isOtherPlace = isManagedElsewhere(configurations);
  const addressed = changes.flatMap(({ key }) => interfaceOf(key, after) ?? []);
  const [sole] = new Set(addressed).size === 1 ? addressed : [];
  return ({ key, plan }) => {
    const found = findSetting(key);
    const group = found?.descriptor.group;
    const isOwnEntry =
      found !== undefined && found.indexes.length > 0 && OWN_LISTS.has(found.descriptor.group);
    // A key that no page shows is the mode's as well: it is one of the network's own.
    if (isOtherMode && isNetworkKey(key) && !isOwnEntry) return 'mode';
    if (isOtherPlace && (plan !== undefined || (group !== undefined && MANAGEMENT.has(group))))
      return 'management';
    const address = interfaceOf(key, after);
    if (address !== undefined) return `address ${address}`;
    if (sole !== undefined && WITH_ADDRESS.test(key)) return `address ${sole}`;
    if (group === undefined) return 'other';
    if (ACCESS.has(group)) return 'Wireless network';
    return CLOCK.has(group) ? 'Date and time' : group;
  };
}

function isManagedElsewhere({ before, after }: ChangedConfiguration): boolean {
  const [was, is] = [before, after].map(configuration => managementAfter(configuration, { ports: [] }));
  return was?.devname !== is?.devname || was?.vlanId !== is?.vlanId;
}

/** The interface whose address a key is part of. */
function interfaceOf(key: string, after: ConfigText): string | undefined {
  const [, entry, client] = ADDRESS.exec(key) ?? [];
  const path = entry ?? client;
  return path === undefined ? undefined : after.get(`${path}.devname`) || undefined;
}

function taskOfChanges(
  id: string,
  changes: readonly SettingChange[],
  configurations: ChangedConfiguration,
  cutting: ReadonlySet<string>,
): ChangeTask {
  const keys = changes.flatMap(change => change.keys);
  return {
    id,
    name: nameOf(id, configurations),
    changes,
    settings: changes.reduce((sum, { plan, parts }) => sum + (plan ? (parts?.length ?? 1) : 1), 0),
    keys,
    risk: worstRisk(keys, cutting),
  };
}

function nameOf(id: string, { after }: ChangedConfiguration): Message {
  if (id === 'mode') return modeTaskName(after);
  if (id === 'management') return managementTaskName(after);
  const [, devname] = /^address (.*)$/.exec(id) ?? [];
  return devname === undefined ? headingName(id) : addressTaskName(after, devname);
}

/** Name of a change of the network mode: `Router with PPPoE on ath0`, `Bridge with address 192.0.2.12/24 on br0`. */
function modeTaskName(after: ConfigText): Message {
  const mode = networkModeOf(after.entries());
  const name = message(NETWORK_MODES.find(each => each.mode === mode)?.name ?? mode);
  const devname = outerInterface(after);
  if (devname === undefined) return name;
  const values = { mode: name, interface: devname };
  switch (addressKindOf(after.entries(), devname)) {
    case 'pppoe':
      return message('{mode} with PPPoE on {interface}', values);
    case 'dhcp':
      return message('{mode} with DHCP on {interface}', values);
    default: {
      const address = addressOf(after, devname);
      return address === undefined
        ? name
        : message('{mode} with address {address} on {interface}', { ...values, address });
    }
  }
}

/** Name of a change of an interface's address. */
function addressTaskName(after: ConfigText, devname: string): Message {
  switch (addressKindOf(after.entries(), devname)) {
    case 'pppoe':
      return message('PPPoE on {name}', { name: devname });
    case 'dhcp':
      return message('DHCP on {interface}', { interface: devname });
    default: {
      const address = addressOf(after, devname);
      return address === undefined
        ? message('Interfaces')
        : message('Address {address} on {interface}', { address, interface: devname });
    }
  }
}

/** Name of a move of the management to another interface or VLAN. */
function managementTaskName(after: ConfigText): Message {
  const { devname, vlanId } = managementAfter(after, { ports: [] });
  return vlanId === undefined
    ? message('Management on {interface}', { interface: devname })
    : message('Management VLAN {vlan}', { vlan: vlanId });
}

/** A heading of the settings pages as the name of a task; `other` is what no page has. */
const headingName = (heading: string): Message => message(heading === 'other' ? 'Other' : heading);

/** The WAN of a router; of a bridge the interface that has its address. */
function outerInterface(after: ConfigText): string | undefined {
  if (networkModeOf(after.entries()) === 'bridge') return managementAfter(after, { ports: [] }).devname;
  return networkRoles(after, new ModeDraft(after)).wan;
}

function addressOf(after: ConfigText, devname: string): string | undefined {
  const address = staticAddress(new ModeDraft(after), devname);
  if (address === undefined) return undefined;
  const length = lengthOfNetmask(address.netmask);
  return length === undefined ? address.ip : `${address.ip}/${length}`;
}

/** The interruptions of several tasks, each said once. */
export interface TaskImpact {
  /** By the id of the task that causes it. */
  readonly own: ReadonlyMap<string, readonly Cut[]>;
  /** What no task causes alone, and everything where there is one task. */
  readonly shared: readonly Cut[];
}

/**
 * Shares the interruptions of all changes out to the tasks that cause them. One that several cause stands at the first of them:
 * a radio restarts once.
 *
 * @param facts of all changes together
 */
export function taskImpact(
  tasks: readonly Pick<ChangeTask, 'id' | 'keys'>[],
  cuts: readonly Cut[],
  facts: ImpactFacts,
): TaskImpact {
  if (tasks.length < 2) return { own: new Map(), shared: cuts };
  const left = new Map(cuts.map(cut => [sentenceOf(cut), cut]));
  const own = new Map(
    tasks.map(task => {
      const alone = changeImpact({ ...facts, after: onlyWith(task.keys, facts) }).cuts;
      const caused = alone.flatMap(cut => {
        const said = left.get(sentenceOf(cut));
        left.delete(sentenceOf(cut));
        return said ?? [];
      });
      return [task.id, caused] as const;
    }),
  );
  return { own, shared: [...left.values()] };
}

/** By its sentence, and what shuts out by what it names too: how long a restart takes depends on what else restarts. */
const sentenceOf = ({ kind, message: { key, values } }: Cut): string =>
  kind === 'shut-out' ? JSON.stringify([kind, key, values]) : `${kind} ${key}`;

function onlyWith(keys: readonly string[], { before, after }: ImpactFacts): ConfigText {
  const edit = before.edit(new Map(keys.map(key => [key, after.get(key)])));
  return edit.ok ? edit.config : before;
}
