import type { HasAddress, Linked, Seeded, Timed } from '../aspects.ts';
import { between, deriveSeed, seededRandom } from '../random/seeded-random.ts';

/** Loss and delay of a packet to a host. */
type Reach =
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

/** A hop takes this long to be probed. */
const HOP_MS = 700;
const PROBES = 3;

export interface Hop {
  readonly hop: number;
  readonly ipaddr: string;
  readonly hostname: string;
  /** Milliseconds; null for no reply. */
  readonly rtt: readonly (number | null)[];
}

/** One run of traceroute: its hops appear one after the other. */
export interface Traceroute {
  readonly id: number;
  readonly host: string;
  readonly startedAt: number;
  readonly hops: readonly Hop[];
  readonly error: string;
}

/** Starts a run; the route follows from where the host is. */
export function startTraceroute(
  radio: Asking,
  id: number,
  host: string,
  maxHops: number,
  resolve: boolean,
): Traceroute {
  const target = reach(radio, host, id);
  const run = { id, host, startedAt: radio.clock.now() };
  if (target.kind === 'unknown') return { ...run, hops: [], error: 'Unknown host' };
  const random = seededRandom(deriveSeed(radio.seed, id));
  const length = target.kind === 'answers' ? Math.max(1, target.hops) : maxHops;
  const hops = Array.from({ length: Math.min(length, maxHops) }, (_, place): Hop => {
    const last = place === length - 1;
    const silent = target.kind === 'silent' && place > 0;
    const isHost = last && target.kind === 'answers';
    const ipaddr = isHost ? target.address : place === 0 ? radio.gateway : `203.0.113.${place * 7}`;
    const rtt = Array.from({ length: PROBES }, () =>
      silent || random() < 0.03
        ? null
        : Math.round(100 * between(random, 0.4 + 3 * place, 1.4 + 5 * place)) / 100,
    );
    return silent
      ? { hop: place + 1, ipaddr: '', hostname: '', rtt }
      : { hop: place + 1, ipaddr, hostname: resolve && place === 0 ? 'gateway.example.net' : '', rtt };
  });
  return { ...run, hops, error: '' };
}

/** The hops found by a time. */
export function tracerouteHops({ hops, startedAt }: Traceroute, now: number): readonly Hop[] {
  return hops.slice(0, Math.max(0, Math.floor((now - startedAt) / HOP_MS)));
}

/** The results so far. */
export function tracerouteProgress(
  { id, host, hops, startedAt, error }: Traceroute,
  now: number,
): Record<string, unknown> {
  const shown = Math.floor((now - startedAt) / HOP_MS);
  return { id, running: shown < hops.length, host, hops: hops.slice(0, shown), error };
}

export function isTracerouteRunning({ hops, startedAt }: Traceroute, now: number): boolean {
  return (now - startedAt) / HOP_MS < hops.length;
}
