import { between } from '../random/distributions.ts';
import { deriveSeed, seededRandom } from '../random/seeded-random.ts';
import { type Asking, reach } from './reach.ts';

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
