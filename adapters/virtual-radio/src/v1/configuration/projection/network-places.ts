import { addressAndNetmask, cidrOf, IPV4_ANY } from '@radiolink/domain/network';
import { entryOf, textIn } from '../../body.ts';
import type { LineDraft, Lines } from './line-draft.ts';
import { managementPrefix, managementVlan } from './management-vlan.ts';
import { isOn, numberOf, type Place, textPlace } from './place.ts';

const NAME_SERVERS = [1, 2, 3] as const;

const devnameOf = (lines: Lines): string => lines.get(`${managementPrefix(lines)}.devname`) ?? 'br0';

const isDynamic = (lines: Lines): boolean =>
  isOn(lines, 'dhcpc.status') && lines.get('dhcpc.1.status') !== 'disabled';

const addressIn = (lines: Lines, key: string): string | null => {
  const address = lines.get(key) ?? '';
  return address === '' || address === IPV4_ANY ? null : address;
};

function cidrIn(lines: Lines, addressKey: string, netmaskKey: string): string | null {
  const address = addressIn(lines, addressKey);
  return address === null ? null : (cidrOf(address, lines.get(netmaskKey) ?? '') ?? null);
}

function setCidr(draft: LineDraft, cidr: string | undefined, addressKey: string, netmaskKey: string): void {
  const found = cidr === undefined ? undefined : addressAndNetmask(cidr);
  if (found === undefined) return;
  draft.set(addressKey, found.address);
  draft.set(netmaskKey, found.netmask);
}

function setMode(draft: LineDraft, mode: string | undefined): void {
  if (mode === 'static' && isDynamic(draft)) draft.set('dhcpc.status', 'disabled');
  if (mode !== 'dhcp' || isDynamic(draft)) return;
  draft.set('dhcpc.status', 'enabled');
  draft.set('dhcpc.1.status', 'enabled');
  draft.set('dhcpc.1.devname', draft.get('dhcpc.1.devname') ?? devnameOf(draft));
}

/** The default route: `route.1`, to everywhere. §config.addressing. */
function setGateway(draft: LineDraft, gateway: unknown): void {
  if (gateway === null && draft.get('route.1.gateway') !== undefined) draft.set('route.1.gateway', IPV4_ANY);
  if (typeof gateway !== 'string') return;
  draft.set('route.status', 'enabled');
  draft.set('route.1.status', 'enabled');
  draft.set('route.1.devname', draft.get('route.1.devname') ?? devnameOf(draft));
  draft.set('route.1.ip', draft.get('route.1.ip') ?? IPV4_ANY);
  draft.set('route.1.netmask', draft.get('route.1.netmask') ?? '0');
  draft.set('route.1.gateway', gateway);
}

/** The address of the page. `cidr` counts; `address` repeats it. §v1.configuration. */
const ipv4: Place = {
  at: 'network.interfaces.data.ipv4',
  says(lines) {
    const entry = managementPrefix(lines);
    return {
      mode: isDynamic(lines) ? 'dhcp' : 'static',
      cidr: cidrIn(lines, `${entry}.ip`, `${entry}.netmask`),
      address: addressIn(lines, `${entry}.ip`),
      addressType: isDynamic(lines) ? 'dynamic' : 'static',
      defaultGateway: addressIn(lines, 'route.1.gateway'),
      fallback: cidrIn(lines, 'dhcpc.1.fallback', 'dhcpc.1.fallback_netmask'),
    };
  },
  take(value, draft) {
    const entry = managementPrefix(draft);
    setMode(draft, textIn(value, 'mode'));
    setCidr(draft, textIn(value, 'cidr'), `${entry}.ip`, `${entry}.netmask`);
    const gateway = entryOf(value, 'defaultGateway');
    if (gateway !== addressIn(draft, 'route.1.gateway')) setGateway(draft, gateway);
    setCidr(draft, textIn(value, 'fallback'), 'dhcpc.1.fallback', 'dhcpc.1.fallback_netmask');
  },
};

const mtu: Place = {
  at: 'network.mtu',
  says: lines => numberOf(lines, `${managementPrefix(lines)}.mtu`),
  take(value, draft) {
    if (typeof value === 'number') draft.set(`${managementPrefix(draft)}.mtu`, String(value));
  },
};

const dnsServers: Place = {
  at: 'network.dnsServers',
  says: lines =>
    NAME_SERVERS.flatMap(index => {
      const address = lines.get(`resolv.nameserver.${index}.ip`) ?? '';
      const shown = address !== '' && lines.get(`resolv.nameserver.${index}.status`) !== 'disabled';
      return shown ? [{ address }] : [];
    }),
  take(value, draft) {
    if (!Array.isArray(value)) return;
    const addresses = value.flatMap(server => textIn(server, 'address') ?? []);
    draft.set('resolv.nameserver.status', 'enabled');
    NAME_SERVERS.forEach((index, place) => {
      const address = addresses[place];
      draft.set(`resolv.nameserver.${index}.ip`, address);
      draft.set(`resolv.nameserver.${index}.status`, address === undefined ? undefined : 'enabled');
    });
  },
};

/** `network` of the configuration object. §v1.configuration. */
export const NETWORK_PLACES: readonly Place[] = [
  textPlace('network.mode', 'netmode'),
  mtu,
  dnsServers,
  ipv4,
  managementVlan,
];
