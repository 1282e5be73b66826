/**
 * What tells the stations of one answer apart: the MAC, and for those that are listed without one (an empty text) their
 * place among these. In the order of the stations.
 */
export function stationKeys(stations: readonly { readonly mac: string }[]): readonly string[] {
  let nameless = 0;
  return stations.map(({ mac }) => {
    if (mac !== '') return mac;
    nameless += 1;
    return `no-mac-${nameless}`;
  });
}
