import type { ConfigChanges } from '../configuration/config-edit.ts';
import { isEnabled, isIndex } from '../configuration/section.ts';
import {
  advertisedModes,
  advertisesAll,
  AUTO_SPEED,
  FIXED_SPEEDS,
  type IpMode,
  isEthernet,
  isPhysical,
  LINK_MODES,
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

/** One line to write; without a value, one to remove. */
export interface ConfigEntry {
  readonly key: string;
  readonly value: string | undefined;
}

/**
 * Entries of an interface under `netconf.<index>`. The up state is written only for hardware, speed and flow control
 * only for Ethernet ports; addresses and their clients belong to other sections. Nothing for an index or an MTU that is
 * none. §4.interface-speed.
 */
export function interfaceToConfig(from: NetworkInterface, index: number): readonly ConfigEntry[] {
  if (!isIndex(String(index)) || !Number.isSafeInteger(from.mtu) || from.mtu <= 0) return [];
  const entries = [
    entry('devname', from.devname),
    entry('mtu', String(from.mtu)),
    ...(isPhysical(from) ? [entry('up', state(from.enabled))] : []),
    entry('autoip.status', state(from.autoIp)),
    ...(isEthernet(from) ? ethernetEntries(from) : []),
  ];
  return entries.map(({ key, value }) => ({ key: `netconf.${index}.${key}`, value }));
}

function ethernetEntries(from: NetworkInterface): readonly ConfigEntry[] {
  return [
    ...(from.speed === AUTO_SPEED ? negotiatedEntries(from) : fixedEntries(FIXED_SPEEDS[from.speed])),
    entry('flowcontrol.rx.status', state(from.flowControlRx)),
    entry('flowcontrol.tx.status', state(from.flowControlTx)),
  ];
}

/** Advertised modes are saved only if not all six are enabled. */
function negotiatedEntries({ advertised }: NetworkInterface): readonly ConfigEntry[] {
  const all = advertisesAll(advertised);
  return [
    entry('autoneg', 'enabled'),
    entry('speed', undefined),
    entry('duplex', undefined),
    ...LINK_MODES.map(mode => entry(`advertise.${mode}`, all ? undefined : state(advertised[mode]))),
  ];
}

function fixedEntries({ mbps, fullDuplex }: { mbps: number; fullDuplex: boolean }): readonly ConfigEntry[] {
  return [entry('autoneg', 'disabled'), entry('speed', String(mbps)), entry('duplex', state(fullDuplex))];
}

function entry(key: string, value: string | undefined): ConfigEntry {
  return { key, value };
}

function state(on: boolean): string {
  return on ? 'enabled' : 'disabled';
}

const SPEED_KEY = /\.(?:autoneg|speed|duplex|advertise\.[^.]+)$/;

/**
 * Changes by which a port negotiates, keeps a fixed mode, or advertises other modes. Those are written only if not all
 * six are advertised. None for an interface that does not exist. §4.interface-speed.
 */
export function speedChanges(
  values: ReadonlyMap<string, string>,
  devname: string,
  to: Partial<Pick<NetworkInterface, 'speed' | 'advertised'>>,
): ConfigChanges {
  const found = interfacesFromConfig(values).find(each => each.interface.devname === devname);
  if (found === undefined) return new Map();
  return new Map(
    interfaceToConfig({ ...found.interface, ...to }, found.index)
      .filter(({ key, value }) => SPEED_KEY.test(key) && values.get(key) !== value)
      .map(({ key, value }) => [key, value]),
  );
}
