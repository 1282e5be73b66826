import type { ReadLines } from './mapped-value.ts';

const MOST_ENTRIES = 32;
const MANAGEMENT_INDEX = 3;

/** Where the lines keep an interface: its index and its name. */
export interface NetworkEntry {
  readonly index: number;
  readonly devname: string;
}

/**
 * The entry of the interface under whose address the device is managed: the one with that role, else the first bridge.
 * A configuration without any gets `netconf.3` for `br0`, as firmware numbers it.
 */
export function managementEntry(read: ReadLines): NetworkEntry {
  const entries = networkEntries(read);
  const found =
    entries.find(({ index }) => read.get(`netconf.${index}.role`) === 'mlan') ??
    entries.find(({ devname }) => devname.startsWith('br'));
  return found ?? { index: MANAGEMENT_INDEX, devname: 'br0' };
}

/** All entries of interfaces, by their index. */
export function networkEntries(read: ReadLines): readonly NetworkEntry[] {
  return Array.from({ length: MOST_ENTRIES }, (_, index) => index + 1).flatMap(index => {
    const devname = read.get(`netconf.${index}.devname`);
    return devname === undefined || devname === '' ? [] : [{ index, devname }];
  });
}
