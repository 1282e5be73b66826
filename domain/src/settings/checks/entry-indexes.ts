import { isIndex } from '../../configuration/section.ts';

type Values = ReadonlyMap<string, string>;

/** The indexes in use directly under a key, ascending: `dhcpd` with `dhcpd.1.start` and `dhcpd.3.end` gives 1 and 3. */
export function entryIndexes(values: Values, parent: string): readonly number[] {
  const found = new Set<number>();
  for (const key of values.keys()) {
    if (!key.startsWith(parent) || key[parent.length] !== '.') continue;
    const end = key.indexOf('.', parent.length + 1);
    const index = key.slice(parent.length + 1, end < 0 ? undefined : end);
    if (isIndex(index)) found.add(Number(index));
  }
  return [...found].sort((one, other) => one - other);
}

/** No setting has more parts. A file may hold a key of thousands, whose parts would be joined anew for each of them. */
const MOST_PARTS = 16;

/** The same of every key that has some, found in one pass over the configuration. */
export function allEntryIndexes(values: Values): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, Set<number>>();
  for (const key of values.keys()) {
    let dot = key.indexOf('.');
    for (let depth = 0; dot >= 0 && depth < MOST_PARTS; depth += 1) {
      const next = key.indexOf('.', dot + 1);
      const index = key.slice(dot + 1, next < 0 ? undefined : next);
      if (isIndex(index)) {
        const parent = key.slice(0, dot);
        const indexes = found.get(parent);
        if (indexes === undefined) found.set(parent, new Set([Number(index)]));
        else indexes.add(Number(index));
      }
      dot = next;
    }
  }
  return new Map(
    [...found].map(([parent, indexes]) => [parent, [...indexes].sort((one, other) => one - other)]),
  );
}
