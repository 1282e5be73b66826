import type { HasAddress, Linked, Seeded, Timed } from '../aspects.ts';
import { between } from '../random/distributions.ts';
import { deriveSeed, seededRandom } from '../random/seeded-random.ts';

/** Loss and delay of a packet to a host. */
export type Reach =
  | {
      readonly kind: 'answers';
      readonly address: string;
      readonly milliseconds: number;
      readonly hops: number;
    }
  | { readonly kind: 'silent'; readonly address: string }
  | { readonly kind: 'unknown' };

/** Names of the simulated resolver. */
const NAMES: Readonly<Record<string, string>> = {
  'gateway.example.net': '192.0.2.1',
  'noc.example.net': '192.0.2.53',
  'ntp.example.net': '192.0.2.123',
  localhost: '127.0.0.1',
};
const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
/** Hosts in the network behind the gateway are this many hops away. */
const FAR_HOPS = 4;

/** The caller. */
export type Asking = HasAddress & Linked & Seeded & Timed;

/** Reachability and latency of a host: peers by radio, the gateway by cable, the internet behind it. */
export function reach(radio: Asking, host: string, attempt: number): Reach {
  const known = Object.hasOwn(NAMES, host) ? NAMES[host] : undefined;
  const address = known ?? (IPV4.test(host) ? host : undefined);
  if (address === undefined) return { kind: 'unknown' };
  const random = seededRandom(deriveSeed(radio.seed, attempt, Math.floor(radio.second)));
  const answers = (low: number, high: number, hops: number): Reach => ({
    kind: 'answers',
    address,
    milliseconds: Math.round(1000 * between(random, low, high)) / 1000,
    hops,
  });
  if (address.startsWith('127.') || address === radio.managementAddress) return answers(0.04, 0.12, 0);
  const station = radio.stations.find(candidate => candidate.identity.ipAddress === address);
  if (station) return station.state.presence.connected ? answers(0.9, 4.5, 1) : { kind: 'silent', address };
  if (address === radio.gateway) return answers(0.3, 1.1, 1);
  if (address.endsWith('.255') || address.startsWith('240.')) return { kind: 'silent', address };
  const local = sameNetwork(address, radio.managementAddress);
  if (local) return { kind: 'silent', address };
  return random() < 0.02 ? { kind: 'silent', address } : answers(8, 24, FAR_HOPS);
}

function sameNetwork(a: string, b: string): boolean {
  return a.split('.').slice(0, 3).join('.') === b.split('.').slice(0, 3).join('.');
}
