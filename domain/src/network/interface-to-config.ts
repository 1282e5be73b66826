import type { ConfigChanges } from '../configuration/config-edit.ts';
import { isIndex } from '../configuration/section.ts';
import { interfacesFromConfig } from './interface-from-config.ts';
import { isEthernet, isPhysical } from './interface-kind.ts';
import { advertisesAll, AUTO_SPEED, FIXED_SPEEDS, LINK_MODES, type NetworkInterface } from './interface.ts';

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
