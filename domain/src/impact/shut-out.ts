import type { ConfigText } from '../configuration/config-text.ts';
import { entriesOf } from '../configuration/indexed-entries.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { section } from '../configuration/section.ts';
import { type Message, message } from '../errors/message.ts';
import { addressAndNetmask, cidrOf, inSameSubnet, networkAddress } from '../network/ipv4-subnet.ts';
import { isEntryInUse } from '../settings/section-switches.ts';
import { pageAddressOf } from './page-address.ts';

const FILTERS = 'iptables.sys.fw';
const ACCESS = 'iptables.sys.mgmt';

/** Names what shuts out the management of a device and did not before: a firewall rule, or the list of interfaces. */
export function shutOut(before: ConfigText, after: ConfigText): Message | undefined {
  const [was, is] = [blockOf(before), blockOf(after)];
  return is === undefined || (was?.key === is.key && was.values?.['number'] === is.values?.['number'])
    ? undefined
    : is;
}

function blockOf(config: ConfigText): Message | undefined {
  const devname = managementInterface(config);
  const values = config.entries();
  if (isEntryInUse(ACCESS, values)) {
    const allowed = standing(config, ACCESS).some(([, entry]) => config.get(`${entry}.devname`) === devname);
    if (!allowed) {
      return message('Management access does not include {interface}: you may lose access to the device.', {
        interface: devname,
      });
    }
  }
  const deciding = standing(config, FILTERS).find(([, entry]) => matchesManagement(config, entry, devname));
  if (deciding === undefined || config.get(`${deciding[1]}.target`) !== 'DROP') return undefined;
  return message(
    'Firewall rule {number} blocks management on {interface}: you may lose access to the device.',
    {
      number: deciding[0],
      interface: devname,
    },
  );
}

function standing(config: ConfigText, path: string): readonly (readonly [number, string])[] {
  return entriesOf(section(config, path))
    .map(([index]) => [index, `${path}.${index}`] as const)
    .filter(([, entry]) => isEntryInUse(entry, config.entries()));
}

/** True if a rule decides on every connection from the management network to the web server. */
function matchesManagement(config: ConfigText, entry: string, devname: string): boolean {
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
  const isFrom = get('src') === '' || covers(get('src'));
  const isTo = get('dst') === '' || isWithin(own, get('dst'));
  const isExcepted = covers(get('not.src')) || isWithin(own, get('not.dst'));
  return (
    (get('in') === '' || get('in') === devname) &&
    ['', 'all', 'tcp'].includes(proto) &&
    isFrom &&
    isTo &&
    !isExcepted &&
    get('src_port') === '' &&
    holdsPort(get('dst_port'), page?.port)
  );
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
