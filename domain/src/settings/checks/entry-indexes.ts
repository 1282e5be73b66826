import { isIndex } from '../../configuration/indexed-entries.ts';

type Values = ReadonlyMap<string, string>;

/** The indexes in use directly under a key, ascending: `dhcpd` with `dhcpd.1.start` and `dhcpd.3.end` gives 1 and 3. */
export function entryIndexes(values: Values, parent: string): readonly number[] {
  return entryIndexesByParent(values, [parent]).get(parent) ?? [];
}

/** The same for many keys, found in one pass over the configuration however many they are. */
export function entryIndexesByParent(
  values: Values,
  parents: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map(parents.map(parent => [parent, new Set<number>()]));
  const deepest = parents.reduce((depth, parent) => Math.max(depth, parent.split('.').length), 0);
  for (const key of values.keys()) {
    let dot = key.indexOf('.');
    for (let depth = 1; dot >= 0 && depth <= deepest; depth += 1) {
      const next = key.indexOf('.', dot + 1);
      const index = key.slice(dot + 1, next < 0 ? undefined : next);
      if (isIndex(index)) found.get(key.slice(0, dot))?.add(Number(index));
      dot = next;
    }
  }
  return new Map(
    [...found].map(([parent, indexes]) => [parent, [...indexes].sort((one, other) => one - other)]),
  );
}
