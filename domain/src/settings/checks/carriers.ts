import { message } from '../../errors/message.ts';
import { vlanParent } from '../../network/interface.ts';
import { type Contradiction, type CrossCheck, entriesInUse, ofContext } from './cross-check.ts';

type Context = Parameters<CrossCheck>[0];

export interface BridgePort {
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
export const bridgePortsByName = ofContext(
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
