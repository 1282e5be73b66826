import type { StationRow } from './station-row.ts';
import type { DisconnectedStation } from '../status/station.ts';

const MAC_SEPARATORS = /[:.\-\s]/g;

/**
 * True if a station matches a search text in its name, addresses, model, firmware or note, in any case, or in
 * its MAC with any separators. Several words must all match. An empty text matches every station.
 */
export function matchesSearch({ station, ends }: StationRow, text: string, note?: string): boolean {
  const { remote } = ends;
  return holdsWords(
    [remote?.name, remote?.ip, station.mac, remote?.model, remote?.firmware, note],
    station.mac,
    text,
  );
}

/** The same of a station that left. */
export function matchesDisconnectedSearch(
  { mac, hostname, lastIp, platform }: DisconnectedStation,
  text: string,
): boolean {
  return holdsWords([hostname, lastIp, mac, platform], mac, text);
}

function holdsWords(known: readonly (string | undefined)[], mac: string, text: string): boolean {
  const wantedWords = text
    .toLowerCase()
    .split(/\s+/)
    .filter(wanted => wanted !== '');
  if (wantedWords.length === 0) return true;
  const bareMac = mac.replaceAll(MAC_SEPARATORS, '').toLowerCase();
  const words = known.filter(word => word !== undefined).map(word => word.toLowerCase());
  return wantedWords.every(wanted => words.some(word => word.includes(wanted)) || isInMac(bareMac, wanted));
}

function isInMac(mac: string, wanted: string): boolean {
  const bare = wanted.replaceAll(MAC_SEPARATORS, '');
  return bare !== '' && mac.includes(bare);
}
