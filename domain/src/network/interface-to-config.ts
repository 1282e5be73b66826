import { isIndex } from '../configuration/indexed-entries.ts';
import type { NetworkInterface } from './interface.ts';
import { isEthernet, isPhysical } from './interface-kind.ts';
import { advertisesAll, LINK_MODES } from './link-mode.ts';
import { AUTO_SPEED, FIXED_SPEEDS } from './speed-code.ts';

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
