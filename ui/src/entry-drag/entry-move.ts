import type { ConfigChanges } from '@radiolink/domain/configuration';

/**
 * Moves an entry of a list of the configuration to the place of another: those in between make room. Numbers in the
 * order of the list.
 */
export function entryMove(
  values: ReadonlyMap<string, string>,
  path: string,
  numbers: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): ConfigChanges {
  const [start, end] = [numbers.indexOf(from), numbers.indexOf(to)];
  const changes = new Map<string, string | undefined>();
  if (start < 0 || end < 0) return changes;
  const moved = numbers.toSpliced(start, 1).toSpliced(end, 0, from);
  for (const [place, number] of numbers.entries()) {
    const source = `${path}.${moved[place]}.`;
    const target = `${path}.${number}.`;
    if (source === target) continue;
    for (const key of values.keys()) if (key.startsWith(target)) changes.set(key, undefined);
    for (const [key, value] of values) {
      if (key.startsWith(source)) changes.set(`${target}${key.slice(source.length)}`, value);
    }
  }
  return changes;
}
