/** Places a radio is put on. */
const SITES = [
  'Barn',
  'Mill',
  'Orchard',
  'Quarry',
  'Chapel',
  'Harbour',
  'Depot',
  'Meadow',
  'Foundry',
  'Lighthouse',
  'Stable',
  'Vineyard',
  'Granary',
  'Boathouse',
  'Sawmill',
  'Forge',
  'Dairy',
  'Weir',
  'Lodge',
  'Cooperage',
  'Ferry',
  'Pumphouse',
  'Kiln',
  'Nursery',
  'Tannery',
  'Smokehouse',
  'Brickworks',
  'Watermill',
  'Silo',
  'Cottage',
  'School',
  'Library',
] as const;

/** Host name of the nth station, unique for each place: `Barn-ST`, …, `Barn-ST-2`. */
export function stationName(place: number): string {
  const round = Math.floor(place / SITES.length);
  const site = SITES[place % SITES.length] ?? 'Site';
  return round === 0 ? `${site}-ST` : `${site}-ST-${round + 1}`;
}
