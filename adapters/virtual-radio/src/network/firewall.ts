import { type ConfigSection, type ConfigText, entriesOf, section } from '@radiolink/domain/configuration';

/** A rule as the tables of the device list it. */
export type FirewallRule = Readonly<Record<string, string | number>>;

const ANYWHERE = '0.0.0.0/0';

/** User rules of one filter; empty while it is off. */
export function userRules(config: ConfigText, filter: string, leaf: string, second: number): FirewallRule[] {
  const path = `${filter}.sys.${leaf}`;
  if (config.get(`${path}.status`) !== 'enabled') return [];
  return entriesOf(section(config, path))
    .filter(([, entry]) => value(entry, 'status') !== 'disabled')
    .map(([, entry], place) => ({
      ...counted(place, second),
      target: value(entry, 'target') || 'DROP',
      proto: value(entry, 'proto') || 'all',
      in: value(entry, 'in') || '*',
      out: '*',
      src: value(entry, 'src') || ANYWHERE,
      dst: value(entry, 'dst') || ANYWHERE,
      extra: port('spt', value(entry, 'src_port')) + port('dpt', value(entry, 'dst_port')),
    }));
}

/** Port forwards; empty while forwarding is off. */
export function portForwards(config: ConfigText, second: number): FirewallRule[] {
  const path = 'iptables.sys.portfw';
  if (config.get(`${path}.status`) !== 'enabled') return [];
  return entriesOf(section(config, path))
    .filter(([, entry]) => value(entry, 'status') !== 'disabled')
    .map(([, entry], place) => ({
      ...counted(place, second),
      target: 'DNAT',
      proto: (value(entry, 'proto') || 'tcp').toLowerCase(),
      in: value(entry, 'devname') || '*',
      out: '*',
      src: value(entry, 'src') || ANYWHERE,
      dst: value(entry, 'dst') || ANYWHERE,
      extra: port('dpt', value(entry, 'dport')),
      to: `${value(entry, 'host')}:${value(entry, 'port')}`,
    }));
}

function counted(place: number, second: number): { num: number; packets: number; bytes: number } {
  const packets = Math.floor(second / (3 + place)) + 41 * (place + 1);
  return { num: place + 1, packets, bytes: packets * 64 };
}

function value(entry: ConfigSection, name: string): string {
  return entry.children.get(name)?.value ?? '';
}

function port(word: string, number: string): string {
  return number === '' ? '' : `${word}:${number}`;
}
