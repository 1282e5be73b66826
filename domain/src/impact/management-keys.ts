import { type ConfigText, diffConfigs, isEnabled, sectionOf } from '../configuration/index.ts';
import { managementInterfaces } from '../network-mode/management-after.ts';
import { vlanParent } from '../network/interface-kind.ts';
import { isSamePage, pageAddressOf } from '../network/page-address.ts';
import { isOnLink, type OwnNetwork, ownNetworks } from '../settings/checks/own-networks.ts';
import { findSetting } from '../settings/find-setting.ts';
import { riskOfKey } from '../settings/setting-changes.ts';
import { type Risk, RISKS } from '../settings/setting.ts';
import { newBlocks } from './management-lockout.ts';
import { isPlaceKnown, managementMove } from './management-move.ts';
import { contextOf, isInUse } from './packet-filter.ts';
import { type ChangedConfiguration, shuttingKeys } from './packet-filter-keys.ts';

/**
 * The changed keys by which the device may no longer be managed from somewhere: those of an interface that has an address or
 * carries one that has, of a route, of the address of the page, and of rules that shut the management out. A VLAN beside
 * them, or another server, only restarts the network. A key of such a section that is not known counts. reading 50.
 */
export function managementKeys(change: ChangedConfiguration): ReadonlySet<string> {
  const { before, after } = change;
  const changed = diffConfigs(before, after).map(({ key }) => key);
  const candidates = changed.filter(key => riskOfKey(key) === 'cuts-management');
  if (candidates.length === 0 && !changed.some(key => BLOCKING.has(sectionOf(key)))) return new Set();
  const moves =
    !isSamePage(pageAddressOf(before), pageAddressOf(after)) ||
    managementMove(before, after) !== undefined ||
    !isPlaceKnown(after);
  const managed = new Set(
    [before, ...(moves ? [after] : [])].flatMap(config => [...managementInterfaces(config)]),
  );
  const isShutting = shuttingKeys(change);
  const ambiguous = ambiguousEntries(change);
  const found = candidates.filter(key =>
    sectionOf(key) === 'iptables' && !key.endsWith('.comment') && findSetting(key) !== undefined
      ? isShutting(key)
      : ambiguous.has(ADDRESSED.exec(key)?.[0] ?? '') || isOfManagement(key, change, managed),
  );
  return new Set([...(moves && found.length === 0 ? candidates : found), ...blockingKeys(change, changed)]);
}

/**
 * Risk of a change of this key among the changes of which `managementKeys` gave the keys.
 *
 * @param cutting what `managementKeys` gave
 */
export function riskOfChange(key: string, cutting: ReadonlySet<string>): Risk {
  if (cutting.has(key)) return 'cuts-management';
  const risk = riskOfKey(key);
  if (risk !== 'cuts-management') return risk;
  return sectionOf(key) === WEB_SERVER ? 'restarts-services' : 'restarts-network';
}

/** The worst risk of changes of these keys; `cutting` as for `riskOfChange`. */
export function worstRisk(keys: readonly string[], cutting: ReadonlySet<string>): Risk {
  const risks = new Set(keys.map(key => riskOfChange(key, cutting)));
  return RISKS.find(risk => risks.has(risk)) ?? 'none';
}

const WEB_SERVER = 'httpd';
/** Sections by which a rule comes to shut a service out. */
const BLOCKING: ReadonlySet<string> = new Set(['iptables', 'sshd', WEB_SERVER]);
/** An entry of a list of interfaces, or a member of a bridge. */
const ENTRY = /^(?:netconf|dhcpc|ppp|vlan)\.\d+(?=\.)|^bridge\.\d+(?:\.port\.\d+)?(?=\.)/;
const ALIAS = /^netconf\.\d+\.alias\.\d+(?=\.)/;
const ROUTE = /^route\.\d+(?=\.)/;
const SECTION_SWITCH = /^(netconf|dhcpc|ppp|vlan|bridge)\.status$/;

function isOfManagement(key: string, change: ChangedConfiguration, managed: ReadonlySet<string>): boolean {
  if (key.endsWith('.comment')) return false;
  const { before, after } = change;
  const sides = [before, after];
  const [alias] = ALIAS.exec(key) ?? [];
  // A further address is one more way in.
  if (alias !== undefined) return isInUse(before, alias);
  const [route] = ROUTE.exec(key) ?? [];
  if (route !== undefined) return sides.some(config => isInUse(config, route));
  const [entry] = ENTRY.exec(key) ?? [];
  if (entry !== undefined) return isOfEntry(entry, change, managed);
  const section = SECTION_SWITCH.exec(key)?.[1];
  if (section !== undefined)
    return switchedEntries(section, change).some(each => isOfEntry(each, change, managed));
  if (findSetting(key) === undefined) return true;
  switch (sectionOf(key)) {
    case WEB_SERVER:
      return webServerOf(before) !== webServerOf(after);
    default:
      return !FILTERS.has(key) || after.get(key) === 'enabled';
  }
}

const ADDRESSED = /^netconf\.\d+(?:\.alias\.\d+)?(?=\.)/;

/** The addresses in the network of another interface, by their entries: answers may leave by either of the two. */
function ambiguousEntries({ before, after }: ChangedConfiguration): ReadonlySet<string> {
  const was = ownNetworks(contextOf(before)).known;
  const is = ownNetworks(contextOf(after)).known.filter(own =>
    was.some(other => other.devname !== own.devname && isOverlapping(own, other)),
  );
  return new Set(is.map(({ entry }) => entry));
}

const isOverlapping = (one: OwnNetwork, other: OwnNetwork): boolean =>
  isOnLink(one.ip, other) || isOnLink(other.ip, one);

/** Filters that let more through when they are off. */
const FILTERS: ReadonlySet<string> = new Set([
  'ip6tables.sys.fw6.status',
  'ebtables.sys.fw.status',
  'ebtables.sys.vlan.status',
]);

/** A client that is new may bring another way out as well. */
function isOfEntry(entry: string, change: ChangedConfiguration, managed: ReadonlySet<string>): boolean {
  const sides = [change.before, change.after];
  const isNew = !isInUse(change.before, entry) && isInUse(change.after, entry);
  if (isNew && /^(?:dhcpc|ppp)\./.test(entry)) return true;
  const names = namesOf(entry, sides);
  if (names.some(name => managed.has(name))) return true;
  // A VLAN on a port takes the frames of its tag from the bridge of the port: `eth0.10` from `br0.10`.
  return sectionOf(entry) === 'vlan' && names.some(name => takesTag(name, managed));
}

function takesTag(name: string, managed: ReadonlySet<string>): boolean {
  const parent = vlanParent(name);
  if (parent === undefined || !managed.has(parent)) return false;
  const tag = name.slice(parent.length);
  return [...managed].some(each => each.endsWith(tag));
}

/** The interfaces that an entry speaks of, where it is in use. */
const namesOf = (entry: string, sides: readonly ConfigText[]): readonly string[] =>
  sides.filter(config => isInUse(config, entry)).flatMap(config => interfacesOf(entry, config));

function interfacesOf(entry: string, config: ConfigText): readonly string[] {
  const devname = config.get(`${entry}.devname`) ?? '';
  if (sectionOf(entry) === 'vlan') return [`${devname}.${config.get(`${entry}.id`)}`];
  const [bridge] = /^bridge\.\d+(?=\.port)/.exec(entry) ?? [];
  return bridge === undefined ? [devname] : [devname, config.get(`${bridge}.devname`) ?? ''];
}

/** The entries of a section that its switch takes out of use or into it. */
function switchedEntries(section: string, { before, after }: ChangedConfiguration): readonly string[] {
  const entries = new Set(
    [...before.keys(), ...after.keys()].flatMap(key =>
      key.startsWith(`${section}.`) ? (ENTRY.exec(key) ?? []) : [],
    ),
  );
  return [...entries].filter(entry => isInUse(before, entry) !== isInUse(after, entry));
}

/** Where the web server listens, and whether it does. */
function webServerOf(config: ConfigText): string {
  const path = isEnabled(config, `${WEB_SERVER}.https.status`) ? `${WEB_SERVER}.https` : WEB_SERVER;
  return config.get(`${WEB_SERVER}.status`) === 'disabled'
    ? ''
    : `${path} ${config.get(`${path}.port`) ?? ''}`;
}

/**
 * The changed keys of the rules that shut management out and did not before; all of `iptables`, or of the services, where none
 * is its own.
 */
function blockingKeys(
  { before, after }: ChangedConfiguration,
  changed: readonly string[],
): readonly string[] {
  return newBlocks(before, after).flatMap(({ rule }) => {
    const own = changed.filter(key => key.startsWith(`${rule}.`) && !key.endsWith('.comment'));
    if (own.length > 0) return own;
    const others = changed.filter(key => sectionOf(key) === 'iptables');
    return others.length > 0 ? others : changed.filter(key => BLOCKING.has(sectionOf(key)));
  });
}
