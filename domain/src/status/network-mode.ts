import { type Message, message } from '../errors/message.ts';

/** Network mode of the device. §9.modes. */
export type NetworkMode = 'bridge' | 'router' | 'soho';

/** Each mode with its bit in the board's mask and its name. §3.board-info. */
export const NETWORK_MODES: readonly { mode: NetworkMode; bit: number; name: string }[] = [
  { mode: 'bridge', bit: 1, name: 'Bridge' },
  { mode: 'router', bit: 2, name: 'Router' },
  { mode: 'soho', bit: 4, name: 'SOHO Router' },
];

/** The modes of a bit mask, in its order; unknown bits are ignored. None for an invalid mask. */
export function networkModesOf(mask: number): readonly NetworkMode[] {
  if (!Number.isSafeInteger(mask) || mask < 0) return [];
  return NETWORK_MODES.filter(({ bit }) => Math.floor(mask / bit) % 2 === 1).map(({ mode }) => mode);
}

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
