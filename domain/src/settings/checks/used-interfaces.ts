import { message } from '../../errors/message.ts';
import { vlanParent } from '../../network/interface-kind.ts';
import { IPV4_ANY } from '../../network/ipv4.ts';
import { interfaceNames, offeredInterfaces, usesInterface } from '../network/offered-interfaces.ts';
import { isInUse } from '../section-switches.ts';
import { type Contradiction, type CrossCheck, entriesInUse, ofContext } from './cross-check.ts';

type Context = Parameters<CrossCheck>[0];

interface BridgePort {
  /** `bridge.1` and its name. */
  readonly bridge: string;
  readonly bridgeName: string;
  /** Key of the name of the port. */
  readonly key: string;
  readonly name: string;
}

/** The ports of the bridges in use. */
const bridgePorts = ofContext((context): readonly BridgePort[] =>
  entriesInUse(context, 'bridge')
    .flatMap(bridge =>
      entriesInUse(context, `${bridge}.port`)
        .map(port => `${port}.devname`)
        .map(key => ({
          bridge,
          bridgeName: context.values.get(`${bridge}.devname`) ?? '',
          key,
          name: context.values.get(key) ?? '',
        })),
    )
    .filter(({ name }) => name !== ''),
);

/** The same by the name of the port. */
const bridgePortsByName = ofContext(
  (context): ReadonlyMap<string, BridgePort> => new Map(bridgePorts(context).map(port => [port.name, port])),
);

/** A bridge joins ports and radios, never another bridge or itself: frames would go round. */
export const checkBridgesInBridges: CrossCheck = context => {
  const bridges = new Set(
    entriesInUse(context, 'bridge').map(entry => context.values.get(`${entry}.devname`) ?? ''),
  );
  return bridgePorts(context).flatMap(({ bridge, bridgeName, key, name }): readonly Contradiction[] => {
    const runsOnIt = bridgeName !== '' && vlanParent(name) === bridgeName;
    if (!bridges.has(name) && !runsOnIt) return [];
    const problem = runsOnIt
      ? message('{name} is a VLAN of this bridge, which cannot be its port.', { name })
      : message('{name} is a bridge, which cannot be a port of a bridge.', { name });
    return [{ key, problem, severity: 'error', terms: [`${bridge}.devname`] }];
  });
};

/** A DHCP or PPPoE client runs on an interface of its own: what a port of a bridge receives goes to the bridge. */
export const checkClientsOnPorts: CrossCheck = context => {
  const ports = bridgePortsByName(context);
  return ['dhcpc', 'ppp']
    .flatMap(section => entriesInUse(context, section))
    .flatMap((entry): readonly Contradiction[] => {
      const key = `${entry}.devname`;
      const name = context.values.get(key) ?? '';
      const port = ports.get(name);
      if (port === undefined) return [];
      const problem = message('{name} is a port of {bridge}: a client on it receives nothing.', {
        name,
        bridge: port.bridgeName,
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

/** Names that hardware, a bridge or a VLAN on one has. Others, those of tunnels or with a wildcard, are not judged. */
const PLAIN_NAME = /^(?:eth|ath|br|wlan)\d+(?:\.\d+)?$/;
/** A client on a port is an error of its own, a server on one lacks an address, and a rule of the firewall may mean the port. */
const MAY_USE_PORTS = /^(?:dhcpc|dhcpd|ppp|bridge|vlan|iptables\.sys\.fw)\./;

/**
 * What a server, a route or a rule of NAT runs on is an interface of the device, and no port of a bridge: packets of a port
 * are those of the bridge. A name that nothing has is left by a bridge or a VLAN that was removed.
 */
export const checkUsedInterfaces: CrossCheck = context => {
  const { values, board } = context;
  if (entriesInUse(context, 'netconf').length === 0) return [];
  const names = new Set([...interfaceNames(withoutClients(values)), ...(board?.ports ?? [])]);
  const ports = bridgePortsByName(context);
  return [...values]
    .filter(([key, name]) => PLAIN_NAME.test(name) && usesInterface(key) && isInUse(key, values))
    .flatMap(([key, name]): readonly Contradiction[] => {
      if (!names.has(name))
        return [{ key, problem: message('There is no interface {name}.', { name }), severity: 'note' }];
      const port = ports.get(name);
      if (port === undefined || MAY_USE_PORTS.test(key)) return [];
      const offered = offeredInterfaces(key, values);
      if (offered.includes(name)) return [];
      const { bridgeName: bridge } = port;
      return [
        {
          key,
          problem: message('{name} is a port of {bridge}. Use {bridge} instead.', { name, bridge }),
          severity: 'note',
          terms: [port.key],
          ...(offered.includes(bridge) && {
            repair: {
              label: message('Set to {value}', { value: bridge }),
              changes: new Map([[key, bridge]]),
            },
          }),
        },
      ];
    });
};

/** A client does not make the interface that it names. */
const withoutClients = (values: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...values].filter(([key]) => !key.startsWith('dhcpc.')));

/** A port of a bridge has no address: the bridge answers, and one that the port has beside it is reached by chance. */
export const checkAddressedPorts: CrossCheck = context => {
  const ports = bridgePortsByName(context);
  return entriesInUse(context, 'netconf').flatMap((entry): readonly Contradiction[] => {
    const key = `${entry}.ip`;
    const name = context.values.get(`${entry}.devname`) ?? '';
    const port = ports.get(name);
    const ip = context.values.get(key) ?? '';
    if (port === undefined || ip === '' || ip === IPV4_ANY) return [];
    const problem = message('{name} is a port of {bridge}. Assign the address to {bridge}.', {
      name,
      bridge: port.bridgeName,
    });
    return [{ key, problem, severity: 'note', terms: [port.key] }];
  });
};

/** A VLAN runs on an interface that is on: neither its traffic nor its settings are off. */
export const checkVlanParents: CrossCheck = context => {
  const { values } = context;
  const off = new Map(
    [...values]
      .map(([key, name]) => [name, /^(netconf\.\d+)\.devname$/.exec(key)?.[1]] as const)
      .filter(([, entry]) => entry !== undefined)
      .flatMap(([name, entry]) =>
        ['up', 'status']
          .map(leaf => `${entry}.${leaf}`)
          .filter(key => values.get(key) === 'disabled')
          .map(key => [name, key] as const),
      ),
  );
  return entriesInUse(context, 'vlan').flatMap((entry): readonly Contradiction[] => {
    const key = `${entry}.devname`;
    const name = values.get(key) ?? '';
    const status = off.get(vlanParent(name) ?? name);
    if (status === undefined) return [];
    return [{ key, problem: message('{name} is disabled.', { name }), severity: 'note', terms: [status] }];
  });
};

/** Masquerading hides what leaves by an interface. Where this device hands out addresses are those to be hidden. */
export const checkMasqueradedLan: CrossCheck = context => {
  const served = new Map(
    entriesInUse(context, 'dhcpd').map(entry => [
      context.values.get(`${entry}.devname`) ?? '',
      `${entry}.devname`,
    ]),
  );
  return entriesInUse(context, 'iptables.sys.masq').flatMap((entry): readonly Contradiction[] => {
    const key = `${entry}.devname`;
    const name = context.values.get(key) ?? '';
    const server = served.get(name);
    if (server === undefined) return [];
    const problem = message('{name} is the LAN of a DHCP server. NAT belongs on the WAN interface.', {
      name,
    });
    return [{ key, problem, severity: 'note', terms: [server] }];
  });
};
