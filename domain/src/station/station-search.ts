import type { StationRow } from './station-row.ts';

const MAC_SEPARATORS = /[:.\-\s]/g;

/**
 * Whether a station is meant by a search text: in its name, addresses, model or firmware, in any case, or in its MAC
 * with whatever separators. Several words must all be found. An empty text means every station.
 */
export function matchesSearch({ station, ends }: StationRow, text: string): boolean {
  const mac = station.mac.replaceAll(MAC_SEPARATORS, '').toLowerCase();
  const { remote } = ends;
  const words = [remote?.name, remote?.ip, station.mac, remote?.model, remote?.firmware]
    .filter(word => word !== undefined)
    .map(word => word.toLowerCase());
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(wanted => wanted !== '')
    .every(wanted => words.some(word => word.includes(wanted)) || isInMac(mac, wanted));
}

function isInMac(mac: string, wanted: string): boolean {
  const bare = wanted.replaceAll(MAC_SEPARATORS, '');
  return bare !== '' && mac.includes(bare);
}
