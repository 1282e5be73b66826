import type { ConfigText } from '@radiolink/domain/configuration';
import { type ConfiguredEntry, standingEntries } from './configured-entries.ts';

/** A rule as the tables of the device list it. */
export type FirewallRule = Readonly<Record<string, string | number>>;

const ANYWHERE = '0.0.0.0/0';
const ANYWHERE_IPV6 = '::/0';

/** User rules of one filter, with the packets since the filters were loaded; empty while it is off. */
export function userRules(config: ConfigText, filter: string, leaf: string, seconds: number): FirewallRule[] {
  return standingEntries(config, `${filter}.sys.${leaf}`).map((rule, place) => ({
    ...counted(place, seconds),
    target: rule.get('target') || 'DROP',
    proto: rule.get('proto') || 'all',
    in: rule.get('in') || '*',
    out: '*',
    src: address(rule, 'src', filter),
    dst: address(rule, 'dst', filter),
    extra: [port('spt', rule, 'src_port'), port('dpt', rule, 'dst_port')].filter(Boolean).join(' '),
  }));
}

/** Port forwards, with the packets since the filters were loaded; empty while forwarding is off. */
export function portForwards(config: ConfigText, seconds: number): FirewallRule[] {
  return standingEntries(config, 'iptables.sys.portfw').map((rule, place) => ({
    ...counted(place, seconds),
    target: 'DNAT',
    proto: (rule.get('proto') || 'tcp').toLowerCase(),
    in: rule.get('devname') || '*',
    out: '*',
    src: rule.get('src') || ANYWHERE,
    dst: rule.get('dst') || ANYWHERE,
    extra: port('dpt', rule, 'dport'),
    to: `${rule.get('host') ?? ''}:${rule.get('port') ?? ''}`,
  }));
}

function counted(place: number, seconds: number): { num: number; packets: number; bytes: number } {
  const packets = Math.floor(Math.max(0, seconds) / (3 + place));
  return { num: place + 1, packets, bytes: packets * 64 };
}

/** An address as iptables prints it: an excepted one after an exclamation mark. */
function address(rule: ConfiguredEntry, leaf: 'src' | 'dst', filter: string): string {
  const excepted = rule.get(`not.${leaf}`);
  if (excepted) return `!${excepted}`;
  return rule.get(leaf) || (filter === 'ip6tables' ? ANYWHERE_IPV6 : ANYWHERE);
}

function port(word: string, rule: ConfiguredEntry, leaf: string): string {
  const number = rule.get(leaf) ?? '';
  return number === '' ? '' : `${word}:${number}`;
}
