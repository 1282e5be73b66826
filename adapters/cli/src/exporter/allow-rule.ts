import { BlockList, isIP } from 'node:net';
import { UsageError } from '../usage-error.ts';

/** Targets that may be probed: a network, an address or a name, and the ports there. */
export interface AllowRule {
  readonly hosts: string;
  /** 80 and 443, unless given. */
  readonly ports?: readonly number[] | undefined;
}

const WEB_PORTS = [80, 443];

/** Decides whether a target may be probed. */
export type IsAllowed = (target: URL) => boolean;

/**
 * Anybody who reaches the exporter chooses the target, and it carries a password there: only what a rule names is asked. A name is
 * allowed by the same name alone. It is not resolved to compare it with a network, since another answer could follow.
 *
 * @throws UsageError for a rule that names neither a network, an address nor a name
 */
export function allowedBy(rules: readonly AllowRule[]): IsAllowed {
  const tests = rules.map(({ hosts, ports = WEB_PORTS }) => {
    const isHost = hostTest(hosts);
    return (target: URL) => ports.includes(portOf(target)) && isHost(target.hostname.replace(/^\[|\]$/g, ''));
  });
  return target => tests.some(test => test(target));
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

function hostTest(hosts: string): (hostname: string) => boolean {
  const [address = '', prefix] = hosts.split('/');
  const family = isIP(address);
  if (family === 0) {
    if (prefix !== undefined || !/^[a-z\d.-]+$/i.test(hosts)) throw noRule(hosts);
    return hostname => hostname === hosts.toLowerCase();
  }
  const most = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  if (prefix !== undefined && (!/^\d+$/.test(prefix) || bits > most)) throw noRule(hosts);
  const type = family === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(address, bits, type);
  return hostname => isIP(hostname) === family && list.check(hostname, type);
}

const noRule = (hosts: string) =>
  new UsageError(`"${hosts}" is no network, address or name: allow 192.0.2.0/24 or tower.example.net.`);
