import { at, isJsonObject } from './json-place.ts';
import {
  lines,
  type MappedValue,
  NO_CHANGES,
  onOff,
  type ReadLines,
  switchIn,
  numberAt,
  textAt,
} from './mapped-value.ts';

/** The objects of `/interfaces` by their id, which a loaded configuration holds beside its own parts. */
export const INTERFACES_ROUTE = '/interfaces';

const PORT = /^eth(\d+)$/;
const FIXED = /^(\d+)-(half|full)$/;
const FIRST_PORT = 1;
/** The interfaces of every text take the numbers up to 3. */
const MORE_PORTS = 3;

/** The settings of each Ethernet port that the device reports. */
export function portValues(json: unknown): readonly MappedValue[] {
  const interfaces = at(json, [INTERFACES_ROUTE]);
  return isJsonObject(interfaces) ? Object.keys(interfaces).flatMap(valuesOfPort) : [];
}

function valuesOfPort(id: string): readonly MappedValue[] {
  const port = PORT.exec(id)?.[1];
  if (port === undefined) return [];
  const index = Number(port) === 0 ? FIRST_PORT : MORE_PORTS + Number(port);
  const entry = `netconf.${index}`;
  const place = `${INTERFACES_ROUTE}.${id}`;
  return [
    named(`${place}.identification.id`, entry),
    numberAt(`${place}.status.mtu`, `${entry}.mtu`),
    switchLine([INTERFACES_ROUTE, id, 'status', 'enabled'], `${entry}.up`),
    speed([INTERFACES_ROUTE, id, 'status', 'speed'], entry),
    switchLine(
      [INTERFACES_ROUTE, id, 'ethernet', 'flowControl', 'receive'],
      `${entry}.flowcontrol.rx.status`,
    ),
    switchLine(
      [INTERFACES_ROUTE, id, 'ethernet', 'flowControl', 'transmit'],
      `${entry}.flowcontrol.tx.status`,
    ),
  ];
}

/** The name of a port, and that its entry counts: lines of a text that say nothing of an entry's use leave it out. */
function named(place: string, entry: string): MappedValue {
  const name = textAt(place, `${entry}.devname`);
  return {
    ...name,
    write: (value, read) => {
      const changes = name.write(value, read);
      return changes.size === 0 ? changes : new Map([...changes, [`${entry}.status`, 'enabled']]);
    },
  };
}

const switchLine = (path: readonly string[], key: string): MappedValue => ({
  path,
  read: read => switchIn(read.get(key)),
  write: value => (typeof value === 'boolean' ? lines({ [key]: onOff(value) }) : NO_CHANGES),
  onlyIfSent: true,
});

/** `auto` or `100-full`; the lines tell speed and duplex only where they are fixed. */
function speed(path: readonly string[], entry: string): MappedValue {
  return {
    path,
    read: read => speedIn(read, entry),
    write: value => {
      if (value === 'auto') return speedLines(entry, 'enabled');
      const [, mbps, duplex] = (typeof value === 'string' && FIXED.exec(value)) || [];
      return mbps === undefined ? NO_CHANGES : speedLines(entry, 'disabled', mbps, onOff(duplex === 'full'));
    },
    onlyIfSent: true,
  };
}

function speedIn(read: ReadLines, entry: string): string | undefined {
  const [negotiated, mbps, duplex] = ['autoneg', 'speed', 'duplex'].map(leaf => read.get(`${entry}.${leaf}`));
  if (negotiated === undefined) return undefined;
  if (negotiated === 'enabled' || mbps === undefined) return 'auto';
  return `${mbps}-${duplex === 'disabled' ? 'half' : 'full'}`;
}

const speedLines = (entry: string, negotiated: string, mbps?: string, duplex?: string) =>
  lines({ [`${entry}.autoneg`]: negotiated, [`${entry}.speed`]: mbps, [`${entry}.duplex`]: duplex });
