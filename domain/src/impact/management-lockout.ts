import type { ConfigText } from '../configuration/config-text.ts';
import { entriesOf } from '../configuration/indexed-entries.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { section } from '../configuration/section.ts';
import { type Message, message } from '../errors/message.ts';
import { addressAndNetmask, cidrOf, inSameSubnet, networkAddress } from '../network/ipv4-subnet.ts';
import { entryName } from '../settings/entry-name.ts';
import { forwardsInUse } from '../settings/checks/forwards.ts';
import { isEntryInUse } from '../settings/section-switches.ts';
import { portsInUse } from '../settings/services/service-ports.ts';
import { settingsContext } from '../settings/settings-context.ts';
import { pageAddressOf } from './page-address.ts';

const FILTERS = 'iptables.sys.fw';
const ACCESS = 'iptables.sys.mgmt';

/** Names what shuts out the management of a device and did not before: a firewall rule, or the list of interfaces. */
export function managementLockout(before: ConfigText, after: ConfigText): Message | undefined {
  const was = blocksOf(before);
  return blocksOf(after).find(is => !was.some(each => each.rule === is.rule && each.says.key === is.says.key))
    ?.says;
}

/** What shuts management out: a rule of the firewall or a port forwarding by its entry, or none of them. */
interface Block {
  readonly rule?: string;
  readonly says: Message;
}

function blocksOf(config: ConfigText): readonly Block[] {
  const devname = managementInterface(config);
  return [accessBlock(config, devname), firewallBlock(config, devname), forwardedAway(config)].filter(
    block => block !== undefined,
  );
}

function accessBlock(config: ConfigText, devname: string): Block | undefined {
  if (!isEntryInUse(ACCESS, config.entries())) return undefined;
  if (standing(config, ACCESS).some(([, entry]) => config.get(`${entry}.devname`) === devname))
    return undefined;
  const text = 'Management access does not include {interface}: you may lose access to the device.';
  return { says: message(text, { interface: devname }) };
}

function firewallBlock(config: ConfigText, devname: string): Block | undefined {
  const rules = standing(config, FILTERS).map(([number, entry]) => ({
    rule: entry,
    name: entryName(FILTERS, entry, key => config.get(key)) ?? number,
    share: shareOfManagement(config, entry, devname),
    drops: config.get(`${entry}.target`) === 'DROP',
    source: config.get(`${entry}.src`) ?? '',
  }));
  // What one rule decides for the whole network, no later one does.
  const end = rules.findIndex(({ share }) => share === 'all');
  const deciding = rules[end];
  if (deciding?.drops === true) {
    const text = 'Firewall rule {name} blocks management on {interface}: you may lose access to the device.';
    return { rule: deciding.rule, says: message(text, { name: deciding.name, interface: devname }) };
  }
  const partial = rules
    .slice(0, end === -1 ? undefined : end)
    .find(({ share, drops }) => share === 'part' && drops);
  if (partial === undefined) return undefined;
  const text =
    'Firewall rule {name} blocks management from {source}. It is unknown whether this browser has such an address: you may lose access to the device.';
  return { rule: partial.rule, says: message(text, { name: partial.name, source: partial.source }) };
}

/** A port forwarding that takes the connections to the web server or SSH of the device, on the interface where they come in. */
function forwardedAway(config: ConfigText): Block | undefined {
  const values = config.entries();
  const context = settingsContext(values);
  const services = portsInUse(context, '').services.filter(
    ({ enabled, name }) => enabled && name !== 'Telnet',
  );
  for (const { entry, devname, protocol, publicPorts } of forwardsInUse(context)) {
    if (protocol === 'udp' || publicPorts === undefined) continue;
    const [low, high] = publicPorts;
    const taken = services.find(({ port }) => low <= port && port <= high);
    if (taken === undefined) continue;
    const number = Number(entry.slice(entry.lastIndexOf('.') + 1));
    const where = devname === '' ? managementInterface(config) : devname;
    const text =
      'Port forwarding {number} takes port {port} of {service} on {interface}: you may lose access to the device there.';
    const facts = { number, port: taken.port, service: taken.name ?? '', interface: where };
    return { rule: entry, says: message(text, facts) };
  }
  return undefined;
}

function standing(config: ConfigText, path: string): readonly (readonly [number, string])[] {
  return entriesOf(section(config, path))
    .map(([index]) => [index, `${path}.${index}`] as const)
    .filter(([, entry]) => isEntryInUse(entry, config.entries()));
}

/** Connections from the management network to the web server on which a rule decides. */
function shareOfManagement(config: ConfigText, entry: string, devname: string): 'all' | 'part' | 'none' {
  const get = (leaf: string): string => config.get(`${entry}.${leaf}`) ?? '';
  const page = pageAddressOf(config);
  const own = page?.host ?? '';
  const netconf = entriesOf(section(config, 'netconf')).find(
    ([, each]) => each.children.get('devname')?.value === devname,
  );
  const netmask = netconf?.[1].children.get('netmask')?.value ?? '';
  const network = networkAddress(own, netmask);
  const covers = (range: string): boolean => {
    const wide = addressAndNetmask(range);
    if (wide === undefined || network === undefined) return false;
    const isWider = lengthOf(wide.address, wide.netmask) <= lengthOf(own, netmask);
    return isWider && inSameSubnet(network, wide.address, wide.netmask);
  };
  const proto = get('proto').toLowerCase();
  const source = addressAndNetmask(get('src'));
  const isFromAll = get('src') === '' || covers(get('src'));
  const isFromSome = source !== undefined && inSameSubnet(source.address, own, netmask);
  const isTo = get('dst') === '' || isWithin(own, get('dst'));
  const isExcepted = covers(get('not.src')) || isWithin(own, get('not.dst'));
  const isDecided =
    (get('in') === '' || get('in') === devname) &&
    ['', 'all', 'tcp'].includes(proto) &&
    isTo &&
    !isExcepted &&
    get('src_port') === '' &&
    holdsPort(get('dst_port'), page?.port);
  if (!isDecided) return 'none';
  return isFromAll ? 'all' : isFromSome ? 'part' : 'none';
}

/** Prefix length of a subnet; more than any when it is not valid. */
const lengthOf = (address: string, netmask: string): number =>
  Number(cidrOf(address, netmask)?.split('/')[1] ?? Number.POSITIVE_INFINITY);

function isWithin(address: string, range: string): boolean {
  const wide = addressAndNetmask(range);
  return wide !== undefined && inSameSubnet(address, wide.address, wide.netmask);
}

function holdsPort(range: string, port: number | undefined): boolean {
  if (range === '') return true;
  const [low = '', high = low] = range.split(':');
  return port !== undefined && Number(low) <= port && port <= Number(high);
}
