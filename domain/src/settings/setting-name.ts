import { type Message, message } from '../errors/message.ts';
import { protocolName } from '../network/ip-protocol.ts';
import { lengthOfNetmask } from '../network/netmask.ts';
import { codePoints, firstCodePoints, visibleText } from '../text/text.ts';
import { standaloneName } from './describe-setting.ts';
import { inEnglish } from './english.ts';
import { findSetting, type FoundSetting } from './find-setting.ts';
import { fillKey, placeholdersOf } from './setting.ts';

/** Reads the value of a key; undefined where there is none. */
export type ValueOf = (key: string) => string | undefined;

/** Longer names are cut: a comment is no name. Project default. */
const LONGEST_NAME = 40;

/** The settings that name an entry for the user, by the pattern of its list: the first that has a value does. */
const NAMING_KEYS: Readonly<Record<string, readonly string[]>> = {
  netconf: ['devname'],
  'netconf.{n}.alias': ['ip', 'comment'],
  'netconf.{n}.ip6': ['ip'],
  bridge: ['devname'],
  'bridge.{n}.port': ['devname'],
  dhcpc: ['devname'],
  dhcpd: ['devname'],
  'dhcpd.{n}.dns': ['server'],
  'dhcpd.{n}.static': ['name', 'mac', 'ip'],
  dhcp6c: ['devname'],
  'dhcp6c.{n}.stateful.pd': ['devname'],
  dhcp6d: ['devname'],
  'dhcp6d.{n}.dns': ['server'],
  ppp: ['devname'],
  tshaper: ['devname'],
  'resolv.nameserver': ['ip'],
  ntpclient: ['server'],
  'iptables.sys.masq': ['devname'],
  'iptables.sys.mgmt': ['devname'],
  'ebtables.sys.eap': ['devname'],
  'ebtables.sys.arpnat': ['devname'],
  'wireless.1.mac_acl': ['mac', 'comment'],
  'sshd.auth.key': ['comment'],
};

/** How an entry is called whose name is made of several settings. */
const MADE_NAMES: Readonly<Record<string, (of: ValueOf) => string | undefined>> = {
  route: target,
  vlan: tagged,
  'iptables.sys.portfw': forwarded,
  'iptables.sys.fw': filtered,
};

/**
 * What the user calls an entry of a list: `br0`, `eth0.100`, the target of a route. Undefined where it has no name of
 * its own.
 *
 * @param list pattern of the list: `bridge.{n}.port`
 * @param path the entry: `bridge.1.port.2`
 */
export function entryName(list: string, path: string, valueOf: ValueOf): string | undefined {
  const name = nameIn(list, path, valueOf);
  if (name === undefined || name === '') return undefined;
  const cut = codePoints(name) > LONGEST_NAME ? `${firstCodePoints(name, LONGEST_NAME)}…` : name;
  return visibleText(cut);
}

function nameIn(list: string, path: string, valueOf: ValueOf): string | undefined {
  const of: ValueOf = end => valueOf(`${path}.${end}`);
  return MADE_NAMES[list]?.(of) ?? NAMING_KEYS[list]?.map(of).find(Boolean);
}

function target(of: ValueOf): string | undefined {
  const ip = of('ip');
  const length = lengthOfNetmask(of('netmask') ?? '');
  if (!ip) return of('comment');
  return length === undefined ? ip : `${ip}/${length}`;
}

function tagged(of: ValueOf): string | undefined {
  const [device, id] = [of('devname'), of('id')];
  return device && id ? `${device}.${id}` : of('comment');
}

/** `camera`, else `TCP 8080`, else the device behind it. */
function forwarded(of: ValueOf): string | undefined {
  return of('comment') || ofProtocol(of('proto'), of('dport')) || of('host');
}

/** `no printers`, else what it matches: `TCP 192.0.2.1:22`, `198.51.100.0/24`, `eth0`. */
function filtered(of: ValueOf): string | undefined {
  const matched = end(of('dst'), of('dst_port')) || end(of('src'), of('src_port'));
  return of('comment') || ofProtocol(of('proto'), matched) || of('in');
}

const end = (address: string | undefined, port: string | undefined): string =>
  [address, port].filter(Boolean).join(':');

const ofProtocol = (protocol: string | undefined, rest: string | undefined): string =>
  rest ? [protocolName(protocol ?? ''), rest].filter(Boolean).join(' ') : '';

/** Without a configuration entries have their number only. */
const UNKNOWN: ValueOf = () => undefined;

/**
 * The name of a found setting as a translatable message. In an entry of a list it is two messages in one, which are
 * translated each: `{entry}: {setting}` with `Bridge {n} port {m}` of `br0` and `eth0`, and `Enabled`.
 *
 * @param valueOf the configuration that names the entries
 */
export function nameOfSetting({ descriptor, indexes }: FoundSetting, valueOf: ValueOf = UNKNOWN): Message {
  const { key } = descriptor;
  const names = placeholdersOf(key);
  const values = Object.fromEntries(
    names.map((name, place) => {
      const list = key.slice(0, key.indexOf(`.{${name}}`));
      const index = indexes[place] ?? 0;
      return [name, entryName(list, `${fillKey(list, indexes)}.${index}`, valueOf) ?? index];
    }),
  );
  const filled = (text: string): Message => (names.length === 0 ? message(text) : message(text, values));
  const { subject, label, name } = descriptor;
  if (subject === undefined || name !== standaloneName(subject, label)) return filled(name);
  return message('{entry}: {setting}', { entry: filled(subject), setting: message(label) });
}

/** The human name of a key with its indexes as a message, or undefined for an unknown key. */
export function settingNameMessage(key: string, valueOf?: ValueOf): Message | undefined {
  const found = findSetting(key);
  return found && nameOfSetting(found, valueOf);
}

/** The human name of a key in English: `DNS server 2: Address`; undefined for an unknown key. */
export function settingName(key: string, valueOf?: ValueOf): string | undefined {
  const name = settingNameMessage(key, valueOf);
  return name && inEnglish(name);
}

/** Names of keys that differ between two configurations, in English: what is gone is called what it was called. */
export function namesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): (key: string) => string | undefined {
  return key => settingName(key, name => after.get(name) ?? before.get(name));
}
