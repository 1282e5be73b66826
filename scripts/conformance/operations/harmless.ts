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
  { path: '/api/weather-request', form: { lat: '52.37', lon: '4.9' } },
];

/** Classic POSTs of changing calls that name nothing that exists: a device that accepts them changes nothing either. */
export const NO_OP_POSTS: readonly HarmlessPost[] = [
  { path: '/stakick.cgi', form: { staif: 'ath0', staid: '00:00:00:00:00:00' } },
  { path: '/api/warnings/dismiss', form: { name: 'none' } },
  { path: '/api/crashes/dismiss', form: { id: 'none' } },
];

/** A call of the versioned API that refuses its body before anything starts. */
export const BAD_BODY = { path: `${V1}/tools/ping/start`, body: '{"destination":' };

/** A call of the versioned API that a read-only user may not make, and that changes nothing. */
export const NO_SUCH_ALERT = `${V1}/system/alerts/none`;

/** One call of a round. */
export interface Round {
  readonly method: string;
  /** As in the contract; `{id}` is that of the call before, `{radio}` the main one. */
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** Stands for the `id` or `ticket` that the call before answered. */
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
    { method: 'POST', path: `${V1}/tools/discovery/neighbors` },
    { method: 'POST', path: `${V1}/tools/discovery/neighbors/rescan`, json: {} },
  ],
  [
    {
      method: 'POST',
      path: '/api/lmgmt/speedtest/start',
      form: { target: '127.0.0.1', duration: '1', direction: 'rx' },
    },
    { method: 'POST', path: '/api/lmgmt/speedtest/stop', form: { ticket: ID } },
  ],
  [
    {
      method: 'POST',
      path: `${V1}/tools/speedtest/start`,
      json: { destination: '127.0.0.1', duration: 1, direction: 'rx' },
    },
    { method: 'POST', path: `${V1}/tools/speedtest/{id}/stop`, json: {} },
    { method: 'DELETE', path: `${V1}/tools/speedtest/{id}` },
  ],
  [
    { method: 'POST', path: `${V1}/tools/site-survey/{radio}/start`, json: { duration: 1 } },
    { method: 'POST', path: `${V1}/tools/site-survey/{radio}/stop`, json: {} },
    { method: 'DELETE', path: `${V1}/tools/site-survey/{radio}` },
  ],
  [{ method: 'POST', path: '/ethtool.cgi', form: { ifname: 'eth0', cabletest: 'yes' } }],
  [{ method: 'POST', path: `${V1}/tools/cable-test`, json: { id: 'eth0', type: 'ethernet' } }],
];

const FLASH = 'writes the flash, and what was there is gone';
const ACCOUNT = 'a fault would lock its administrator out';
const ADDRESS = 'the device may lose the address at which it is reached';
const ELSEWHERE = 'lets the device ask other hosts';
const HISTORY = 'what it deletes cannot be put back';

/** Operations that are never called, each with the reason. */
export const NEVER: Readonly<Record<string, string>> = {
  'POST /api/device-setup': 'answers before the first setup only',
  'POST /reset.cgi': FLASH,
  'POST /fwupl.cgi': FLASH,
  'POST /fwflash.cgi': FLASH,
  'POST /api/fw/download': FLASH,
  [`POST ${V1}/device/factory-reset`]: FLASH,
  [`POST ${V1}/system/upgrade`]: FLASH,
  [`POST ${V1}/system/upgrade/direct`]: FLASH,
  [`POST ${V1}/system/upgrade/discard`]: HISTORY,
  [`POST ${V1}/system/backup/restore`]: FLASH,
  [`POST ${V1}/system/backup/restore/direct`]: FLASH,
  [`POST ${V1}/user/change-password`]: ACCOUNT,
  'POST /api/logs/clear': HISTORY,
  'POST /api/ch/dismiss': HISTORY,
  [`DELETE ${V1}/tools/unms`]: HISTORY,
  [`POST ${V1}/tools/unms/connect`]: ELSEWHERE,
  [`POST ${V1}/tools/proxy/https`]: ELSEWHERE,
  'POST /api/dhcp-client/renew': ADDRESS,
  'POST /api/dhcp-client/release': ADDRESS,
  'POST /api/pppoe/restart': ADDRESS,
};
