import type { ConfigText } from '../configuration/config-text.ts';
import { entriesOf, section } from '../configuration/section.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { type Message, message } from '../errors/message.ts';
import { type ManagementAfter, managementAfter } from '../network-mode/management-after.ts';
import { addressAndNetmask, coversSubnet, inSameSubnet, isInCidr } from '../network/ipv4-subnet.ts';
import { includesTcp } from '../network/ip-protocol.ts';
import { pageAddressOf } from '../network/page-address.ts';
import { entryName } from '../settings/setting-name.ts';
import { isEntryInUse } from '../settings/section-switches.ts';
import { type Block, forwardedAway } from './forwarded-away.ts';

const NO_BOARD = { ports: [] };

/** Says where management moves to; undefined while interface, VLAN and ports stay. */
export function managementMove(before: ConfigText, after: ConfigText): Message | undefined {
  const [was, is] = [before, after].map(config => managementAfter(config, NO_BOARD));
  if (was === undefined || is === undefined || placeOf(was) === placeOf(is)) return undefined;
  const facts = { interface: is.devname, ports: is.ports.join(', ') };
  if (is.vlanId !== undefined && (was.devname !== is.devname || was.vlanId !== is.vlanId)) {
    return message('Management moves to VLAN {vlan} on {interface}. Only that VLAN reaches the device.', {
      vlan: is.vlanId,
      interface: is.devname,
    });
  }
  // Without a known member only the generic words are true.
  if (is.ports.length === 0 && !is.overRadio) return undefined;
  if (is.ports.length === 0) {
    return message('Management moves to {interface}: no Ethernet port carries it, only the radio link.', {
      interface: is.devname,
    });
  }
  return is.overRadio
    ? message('Management moves to {interface}, reachable through {ports} and the radio link.', facts)
    : message('Management moves to {interface}, reachable through {ports}.', facts);
}

/** True if a configuration says by which ports or radios it is managed. */
export function isPlaceKnown(config: ConfigText): boolean {
  const { ports, overRadio } = managementAfter(config, NO_BOARD);
  return ports.length > 0 || overRadio;
}

const placeOf = ({ devname, paths }: ManagementAfter): string =>
  [devname, ...paths.map(({ name, vlanId }) => `${name}.${vlanId ?? ''}`)].join(' ');

const FILTERS = 'iptables.sys.fw';
const ACCESS = 'iptables.sys.mgmt';

/** Names what shuts out the management of a device and did not before: a firewall rule, or the list of interfaces. */
export function managementLockout(before: ConfigText, after: ConfigText): Message | undefined {
  return newBlocks(before, after)[0]?.says;
}

/** Everything that shuts out the management of a device, whole or in part, and did not before. */
export function newBlocks(before: ConfigText, after: ConfigText): readonly Block[] {
  const was = new Set(blocksOf(before).map(({ what }) => what));
  return blocksOf(after).filter(({ what }) => !was.has(what));
}

function blocksOf(config: ConfigText): readonly Block[] {
  const devname = managementInterface(config);
  return [
    ...accessBlocks(config, devname),
    ...firewallBlocks(config, devname),
    ...forwardedAway(config, each => isManagedOn(config, each)),
  ];
}

/** True unless management is limited to other interfaces. §config.firewall. */
function isManagedOn(config: ConfigText, devname: string): boolean {
  if (!isEntryInUse(ACCESS, config.entries())) return true;
  return standing(config, ACCESS).some(([, entry]) => config.get(`${entry}.devname`) === devname);
}

function accessBlocks(config: ConfigText, devname: string): readonly Block[] {
  if (isManagedOn(config, devname)) return [];
  const text = 'Management access does not include {interface}: you may lose access to the device.';
  return [{ what: ACCESS, says: message(text, { interface: devname }) }];
}

function firewallBlocks(config: ConfigText, devname: string): readonly Block[] {
  const managed = managedAt(config, devname);
  const rules = standing(config, FILTERS).map(([number, entry]) => {
    const excepted = config.get(`${entry}.not.src`) ?? '';
    return {
      rule: entry,
      name: entryName(FILTERS, entry, key => config.get(key)) ?? number,
      share: shareOfManagement(config, entry, managed),
      // Firmware has other targets, of which most refuse.
      drops: config.get(`${entry}.target`) !== 'ACCEPT',
      source: config.get(`${entry}.src`) ?? '',
      exception: isFromNetwork(excepted, managed) ? excepted : '',
    };
  });
  // What one rule decides for the whole network, no later one does.
  const end = rules.findIndex(({ share }) => share === 'all');
  const deciding = rules[end];
  if (deciding?.drops === true) {
    const accepted = rules.slice(0, end).filter(({ share, drops }) => share === 'part' && !drops);
    const admitted = [...accepted.map(({ source }) => source), deciding.exception].filter(
      each => each !== '',
    );
    if (admitted.length > 0) {
      const source = admitted.join(', ');
      const says = message(
        'Firewall rule {name} blocks management except from {source}. It is unknown whether this browser has such an address: you may lose access to the device.',
        { name: deciding.name, source },
      );
      return [{ what: `${deciding.rule} ${source}`, says }];
    }
    const text = 'Firewall rule {name} blocks management on {interface}: you may lose access to the device.';
    const says = message(text, { name: deciding.name, interface: devname });
    return [{ what: deciding.rule, says }];
  }
  const text =
    'Firewall rule {name} blocks management from {source}. It is unknown whether this browser has such an address: you may lose access to the device.';
  return rules
    .slice(0, end === -1 ? undefined : end)
    .filter(({ share, drops }) => share === 'part' && drops)
    .map(({ rule, name, source }) => ({
      what: `${rule} ${source}`,
      says: message(text, { name, source }),
    }));
}

function standing(config: ConfigText, path: string): readonly (readonly [number, string])[] {
  return entriesOf(section(config, path))
    .map(([index]) => [index, `${path}.${index}`] as const)
    .filter(([, entry]) => isEntryInUse(entry, config.entries()));
}

/** Where the page of a device answers. */
interface Managed {
  readonly devname: string;
  readonly host: string;
  readonly netmask: string;
  readonly port: number | undefined;
}

function managedAt(config: ConfigText, devname: string): Managed {
  const page = pageAddressOf(config);
  const netconf = entriesOf(section(config, 'netconf')).find(
    ([, each]) => each.children.get('devname')?.value === devname,
  );
  const netmask = netconf?.[1].children.get('netmask')?.value ?? '';
  return { devname, host: page?.host ?? '', netmask, port: page?.port };
}

/** True if a range begins in the management network. */
function isFromNetwork(range: string, { host, netmask }: Managed): boolean {
  const source = addressAndNetmask(range);
  return source !== undefined && inSameSubnet(source.address, host, netmask);
}

/** Connections from the management network to the web server on which a rule decides. */
function shareOfManagement(config: ConfigText, entry: string, managed: Managed): 'all' | 'part' | 'none' {
  const get = (leaf: string): string => config.get(`${entry}.${leaf}`) ?? '';
  const { devname, host, netmask, port } = managed;
  const covers = (range: string): boolean => coversSubnet(range, host, netmask);
  const isTo = get('dst') === '' || isInCidr(host, get('dst'));
  const isExcepted = covers(get('not.src')) || isInCidr(host, get('not.dst'));
  const isDecided =
    matchesInterface(get('in'), devname) &&
    includesTcp(get('proto')) &&
    isTo &&
    !isExcepted &&
    get('src_port') === '' &&
    holdsPort(get('dst_port'), port);
  if (!isDecided) return 'none';
  if (get('src') === '' || covers(get('src'))) return 'all';
  return isFromNetwork(get('src'), managed) ? 'part' : 'none';
}

/** The interface of a rule: each one if it is left out, and each with the beginning before a `+`. */
const matchesInterface = (pattern: string, devname: string): boolean =>
  pattern.endsWith('+') ? devname.startsWith(pattern.slice(0, -1)) : pattern === '' || pattern === devname;

function holdsPort(range: string, port: number | undefined): boolean {
  if (range === '') return true;
  const [low = '', high = low] = range.split(':');
  return port !== undefined && Number(low) <= port && port <= Number(high);
}
