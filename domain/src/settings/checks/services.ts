import { message } from '../../errors/message.ts';
import { vlanParent } from '../../network/interface-kind.ts';
import { isIpv4 } from '../../network/ipv4.ts';
import { isIpv6 } from '../../network/ipv6.ts';
import { isInUse } from '../section-switches.ts';
import { type Contradiction, type CrossCheck, entriesInUse, entriesInUseOf } from './cross-check.ts';
import { ownNetworks } from './own-networks.ts';

type Context = Parameters<CrossCheck>[0];

/** The ports of the bridges in use, by name, each with its bridge and the key that says so. */
function bridgePorts(
  context: Context,
): ReadonlyMap<string, { readonly bridge: string; readonly key: string }> {
  const ports = entriesInUse(context, 'bridge').flatMap(bridge =>
    entriesInUseOf(context, [`${bridge}.port`]).map(port => {
      const key = `${port}.devname`;
      const name = context.values.get(key) ?? '';
      return [name, { bridge: context.values.get(`${bridge}.devname`) ?? '', key }] as const;
    }),
  );
  return new Map(ports.filter(([name]) => name !== ''));
}

/** A DHCP or PPPoE client runs on an interface of its own: what a port of a bridge receives goes to the bridge. */
export const checkClientsOnPorts: CrossCheck = context => {
  const ports = bridgePorts(context);
  return ['dhcpc', 'ppp']
    .flatMap(section => entriesInUse(context, section))
    .flatMap((entry): readonly Contradiction[] => {
      const key = `${entry}.devname`;
      const name = context.values.get(key) ?? '';
      const port = ports.get(name);
      if (port === undefined) return [];
      const problem = message('{name} is a port of {bridge}: a client on it receives nothing.', {
        name,
        bridge: port.bridge,
      });
      return [{ key, problem, severity: 'error', terms: [port.key] }];
    });
};

/** What PPPoE adds to each packet, bytes. RFC 2516. */
const PPPOE_BYTES = 8;
const ETHERNET_MTU = 1500;

/** The MTU of each interface in use, by name. */
function mtuByName(context: Context): ReadonlyMap<string, { readonly mtu: number; readonly key: string }> {
  return new Map(
    entriesInUse(context, 'netconf').map(entry => {
      const mtu = Number(context.values.get(`${entry}.mtu`) ?? ETHERNET_MTU);
      return [context.values.get(`${entry}.devname`) ?? '', { mtu, key: `${entry}.mtu` }] as const;
    }),
  );
}

/** No interface carries larger packets than the one that it runs on: PPPoE on its interface, a VLAN on its port. */
export const checkMtuOfCarrier: CrossCheck = context => {
  const mtus = mtuByName(context);
  const runsOn = [
    ...entriesInUse(context, 'ppp').map(entry => ({
      key: `${entry}.mtu`,
      carrier: context.values.get(`${entry}.devname`) ?? '',
      added: PPPOE_BYTES,
    })),
    ...[...mtus].map(([name, { key }]) => ({ key, carrier: vlanParent(name) ?? '', added: 0 })),
  ];
  return runsOn.flatMap(({ key, carrier, added }): readonly Contradiction[] => {
    const below = mtus.get(carrier);
    const mtu = Number(context.values.get(key) ?? '');
    if (below === undefined || !(mtu > below.mtu - added)) return [];
    const problem = message('At most {max}: larger packets do not fit through {interface}.', {
      interface: carrier,
      max: String(below.mtu - added),
    });
    return [{ key, problem, severity: 'note', terms: [below.key] }];
  });
};

/** Servers that may be set by name. */
const NAMED_SERVERS = /^(ntpclient\.\d+\.server|syslog\.remote\.ip|pwdog\.host)$/;

/** A server by name needs a DNS server: one that is set, or one that a DHCP or PPPoE server or a router tells. */
export const checkServersByName: CrossCheck = context => {
  const { values } = context;
  const isTold = ownNetworks(context).dynamic.size > 0 || entriesInUse(context, 'dhcp6c').length > 0;
  const servers = entriesInUse(context, 'resolv.nameserver').filter(entry => values.get(`${entry}.ip`));
  if (isTold || servers.length > 0) return [];
  return [...values]
    .filter(([key, value]) => NAMED_SERVERS.test(key) && value !== '' && !isIpv4(value) && !isIpv6(value))
    .filter(([key]) => isInUse(key, values))
    .map(([key]) => ({
      key,
      problem: message('No DNS server is set, so this name cannot be resolved.'),
      severity: 'note',
    }));
};

/** An access list of those that may join, with nobody in it. */
export const checkEmptyAccessList: CrossCheck = context => {
  const { values, wirelessMode } = context;
  const isOn =
    values.get('wireless.1.mac_acl.status') === 'enabled' && wirelessMode?.startsWith('ap') === true;
  if (!isOn || (values.get('wireless.1.mac_acl.policy') ?? 'allow') !== 'allow') return [];
  const listed = entriesInUse(context, 'wireless.1.mac_acl').filter(entry => values.get(`${entry}.mac`));
  if (listed.length > 0) return [];
  return [
    {
      key: 'wireless.1.mac_acl.policy',
      problem: message('The access list is empty, so no station can connect.'),
      severity: 'note',
      terms: ['wireless.1.mac_acl.status'],
      repair: {
        label: message('Turn off the access list'),
        changes: new Map([['wireless.1.mac_acl.status', 'disabled']]),
      },
    },
  ];
};

/** The first account is that of the administrator. */
const ADMINISTRATOR = 'users.1.status';

/** Somebody can log in and change the device; another account may be read-only. reading 48. */
export const checkAdministrator: CrossCheck = context =>
  context.values.get(ADMINISTRATOR) === 'disabled'
    ? [
        {
          key: ADMINISTRATOR,
          problem: message('The administrator account is disabled: you may lose access to the device.'),
          severity: 'note',
          repair: {
            label: message('Enable the account'),
            changes: new Map([[ADMINISTRATOR, 'enabled']]),
          },
        },
      ]
    : [];
