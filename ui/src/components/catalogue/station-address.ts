const STATIONS = '#/stations/';

/** The address of the details of a station. @param key key of its row */
export function stationHash(key: string): string {
  return `${STATIONS}${encodeURIComponent(key)}`;
}

/** The station that an address names, by the key of its row; undefined if it names none. */
export function stationOfHash(hash: string): string | undefined {
  if (!hash.startsWith(STATIONS)) return undefined;
  try {
    return decodeURIComponent(hash.slice(STATIONS.length)) || undefined;
  } catch {
    return undefined;
  }
}
