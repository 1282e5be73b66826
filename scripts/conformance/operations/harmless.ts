import { V1 } from '../caller/caller.ts';

/** A POST that changes nothing, whatever a device makes of it. */
export interface HarmlessPost {
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
}

/** Classic POSTs that only ask. */
export const ASKING: readonly HarmlessPost[] = [
  { path: '/discovery.cgi', form: { discover: 'y', duration: '500' } },
  { path: '/api/fw/update-check', form: {} },
  { path: '/api/fw/download-progress', form: {} },
  { path: '/pwd.cgi', form: { check: 'yes', ro: '0', pwd: 'x' } },
];

/** Classic POSTs of changing calls that name nothing that exists: a device that accepts them changes nothing either. */
export const AIMLESS: readonly HarmlessPost[] = [
  { path: '/stakick.cgi', form: { staif: 'ath0', staid: '00:00:00:00:00:00' } },
  { path: '/api/warnings/dismiss', form: { name: 'none' } },
  { path: '/api/crashes/dismiss', form: { id: 'none' } },
];

/** A call of the versioned interface that refuses its body before anything starts. */
export const BAD_BODY = { path: `${V1}/tools/ping/start`, body: '{"destination":' };

/** A call of the versioned interface that a read-only user may not make, and that changes nothing. */
export const NO_SUCH_ALERT = `${V1}/system/alerts/none`;

/** One call of a round. */
export interface Round {
  readonly method: string;
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** Stands for the `id` that the call before answered. */
export const ID = '{id}';

/** Changing calls in an order in which the later one takes back what the earlier one did. */
export const ROUNDS: readonly (readonly Round[])[] = [
  [
    { method: 'POST', path: '/api/provmode', form: { action: 'start' } },
    { method: 'POST', path: '/api/provmode', form: { action: 'stop' } },
  ],
  [{ method: 'POST', path: '/api/alignment/start', form: { duration: '1' } }],
  [
    { method: 'POST', path: '/api/traceroute', form: { action: 'start', host: '127.0.0.1', max_hops: '1' } },
    { method: 'POST', path: '/api/traceroute', form: { action: 'stop', id: ID } },
  ],
  [
    { method: 'POST', path: `${V1}/device/locate/start`, json: { timeout: 5 } },
    { method: 'POST', path: `${V1}/device/locate/stop`, json: {} },
  ],
  [
    { method: 'POST', path: `${V1}/tools/ping/start`, json: { destination: '127.0.0.1', count: 1 } },
    { method: 'POST', path: `${V1}/tools/ping/stop`, json: {} },
    { method: 'DELETE', path: `${V1}/tools/ping` },
  ],
  [
    { method: 'POST', path: `${V1}/tools/traceroute/start`, json: { destination: '127.0.0.1', maxHops: 1 } },
    { method: 'POST', path: `${V1}/tools/traceroute/stop`, json: {} },
    { method: 'DELETE', path: `${V1}/tools/traceroute` },
  ],
  [
    { method: 'POST', path: `${V1}/tools/discovery/start`, json: { duration: 1000 } },
    { method: 'POST', path: `${V1}/tools/discovery/stop`, json: {} },
  ],
];
