/**
 * Key that distinguishes the stations of one response: the MAC, and for those listed without one (an empty text)
 * their position among these. In the order of the stations.
 */
export function stationKeys(stations: readonly { readonly mac: string }[]): readonly string[] {
  let nameless = 0;
  return stations.map(({ mac }) => {
    if (mac !== '') return mac;
    nameless += 1;
    return `no-mac-${nameless}`;
  });
}
