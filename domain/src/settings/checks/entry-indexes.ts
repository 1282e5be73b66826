import { isIndex } from '../../configuration/indexed-entries.ts';

/** The indexes in use directly under a key, ascending: `dhcpd` with `dhcpd.1.start` and `dhcpd.3.end` gives 1 and 3. */
export function entryIndexes(values: ReadonlyMap<string, string>, parent: string): readonly number[] {
  const found = new Set<number>();
  const prefix = `${parent}.`;
  for (const key of values.keys()) {
    if (!key.startsWith(prefix)) continue;
    const index = key.slice(prefix.length).split('.', 1)[0] ?? '';
    if (isIndex(index)) found.add(Number(index));
  }
  return [...found].sort((one, other) => one - other);
}
