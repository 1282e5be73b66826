import { type Message, message } from '../errors/message.ts';
import { NETWORK_MODES } from './network-mode.ts';

const WIRELESS_MODES: ReadonlyMap<string, string> = new Map([
  ['ap-ptp', 'Access point, point to point'],
  ['ap-ptmp', 'Access point, point to multipoint'],
  ['sta-ptp', 'Station, point to point'],
  ['sta-ptmp', 'Station, point to multipoint'],
  ['ap', 'Access point'],
  ['sta', 'Station'],
]);

/** The words for a wireless mode of the status; undefined for one that is not known. */
export function wirelessModeMessage(mode: string): Message | undefined {
  return known(WIRELESS_MODES.get(mode));
}

const DUPLEX: ReadonlyMap<string, string> = new Map([
  ['full', 'Full duplex'],
  ['half', 'Half duplex'],
]);

/** The words for the duplex of a link; undefined for one that is not known. */
export function duplexMessage(duplex: string): Message | undefined {
  return known(DUPLEX.get(duplex));
}

/** The words for the network role of a device; undefined for one that is not known. */
export function networkRoleMessage(role: string): Message | undefined {
  return known(NETWORK_MODES.find(({ mode }) => mode === role)?.name);
}

function known(words: string | undefined): Message | undefined {
  return words === undefined ? undefined : message(words);
}
