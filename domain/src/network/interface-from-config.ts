import { isEnabled, isIndex } from '../configuration/section.ts';
import {
  advertisedModes,
  AUTO_SPEED,
  type IpMode,
  type NetworkInterface,
  newInterface,
  type SpeedCode,
  speedCodeOf,
} from './interface.ts';
import { isInteger } from './validators.ts';

type Values = ReadonlyMap<string, string>;

/** Reads the interface at `netconf.<index>`; undefined if there is none. Missing values are as in `newInterface`. */
export function interfaceFromConfig(values: Values, index: number): NetworkInterface | undefined {
  return interfaceAt(values, index, clientsOf(values));
}

function interfaceAt(values: Values, index: number, clients: Clients): NetworkInterface | undefined {
  const read = (key: string): string | undefined => values.get(`netconf.${index}.${key}`);
  const devname = read('devname');
  if (devname === undefined || devname === '') return undefined;
  const defaults = newInterface(devname);
  const mtu = read('mtu') ?? '';
  return {
    ...defaults,
    ipMode: clients.get(devname) ?? 'static',
    mtu: isInteger(mtu) && Number.isSafeInteger(Number(mtu)) ? Number(mtu) : defaults.mtu,
    enabled: read('up') !== 'disabled',
    autoIp: isEnabled(values, `netconf.${index}.autoip.status`),
    speed: speedFromConfig(read),
    advertised: advertisedModes(mode => read(`advertise.${mode}`) !== 'disabled'),
    flowControlRx: read('flowcontrol.rx.status') !== 'disabled',
    flowControlTx: read('flowcontrol.tx.status') !== 'disabled',
  };
}

/** Reads every interface of a configuration with its index, in order of the indexes. */
export function interfacesFromConfig(
  values: Values,
): readonly { index: number; interface: NetworkInterface }[] {
  const clients = clientsOf(values);
  return [...values.keys()]
    .flatMap(key => indexIn(key, 'netconf') ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
    .flatMap(index => {
      const found = interfaceAt(values, index, clients);
      return found === undefined ? [] : { index, interface: found };
    });
}

/** LTU writes the speed `auto` where others say `autoneg`: like any speed that is none, it reads as auto-negotiation. */
function speedFromConfig(read: (key: string) => string | undefined): SpeedCode {
  if (read('autoneg') !== 'disabled') return AUTO_SPEED;
  return speedCodeOf(Number(read('speed')), read('duplex') !== 'disabled');
}

/** Address source of an interface, by its name; interfaces without a client are omitted. */
type Clients = ReadonlyMap<string, IpMode>;

/** The sections of the clients. The later prevails: PPPoE may run on top of a DHCP client. */
const CLIENT_SECTIONS: readonly { section: string; ipMode: IpMode }[] = [
  { section: 'dhcpc', ipMode: 'dhcp' },
  { section: 'ppp', ipMode: 'pppoe' },
];

/** A DHCP or PPPoE client on an interface is an enabled entry of its section that names the interface. */
function clientsOf(values: Values): Clients {
  const clients = new Map<string, IpMode>();
  for (const { section, ipMode } of CLIENT_SECTIONS) {
    if (!isEnabled(values, `${section}.status`)) continue;
    for (const [key, devname] of values) {
      const index = indexIn(key, section);
      if (index !== undefined && isEnabled(values, `${section}.${index}.status`)) {
        clients.set(devname, ipMode);
      }
    }
  }
  return clients;
}

/** The index of the entry that a key names the interface of: `3` of `netconf.3.devname`. */
function indexIn(key: string, section: string): string | undefined {
  if (!key.startsWith(`${section}.`) || !key.endsWith('.devname')) return undefined;
  const index = key.slice(section.length + 1, -'.devname'.length);
  return isIndex(index) ? index : undefined;
}
