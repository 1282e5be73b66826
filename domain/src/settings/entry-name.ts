import { lengthOfNetmask } from '../network/netmask.ts';
import { codePoints, firstCodePoints } from '../text/code-points.ts';
import { visibleText } from '../text/visible-text.ts';

/** Reads the value of a key; undefined where there is none. */
export type ValueOf = (key: string) => string | undefined;

/** Longer names are cut: a comment is no name. Project default. */
const LONGEST_NAME = 40;

/** The setting that names an entry for the user, by the pattern of its list. Others have their number only. */
const NAMING_KEYS: Readonly<Record<string, string>> = {
  netconf: 'devname',
  'netconf.{n}.alias': 'ip',
  'netconf.{n}.ip6': 'ip',
  bridge: 'devname',
  'bridge.{n}.port': 'devname',
  dhcpc: 'devname',
  dhcpd: 'devname',
  'dhcpd.{n}.static': 'mac',
  dhcp6c: 'devname',
  dhcp6d: 'devname',
  ppp: 'devname',
  tshaper: 'devname',
  'iptables.sys.masq': 'devname',
  'iptables.sys.mgmt': 'devname',
  'iptables.sys.portfw': 'comment',
  'iptables.sys.fw': 'comment',
  'wireless.1.mac_acl': 'mac',
  'sshd.auth.key': 'comment',
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
  if (list === 'route') return target(path, valueOf);
  if (list === 'vlan') return tagged(path, valueOf);
  const key = NAMING_KEYS[list];
  return key === undefined ? undefined : valueOf(`${path}.${key}`);
}

function target(path: string, valueOf: ValueOf): string | undefined {
  const ip = valueOf(`${path}.ip`);
  const length = lengthOfNetmask(valueOf(`${path}.netmask`) ?? '');
  return ip && length !== undefined ? `${ip}/${length}` : ip;
}

function tagged(path: string, valueOf: ValueOf): string | undefined {
  const [device, id] = [valueOf(`${path}.devname`), valueOf(`${path}.id`)];
  return device && id ? `${device}.${id}` : undefined;
}
