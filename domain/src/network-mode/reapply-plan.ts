import type { ConfigChanges } from '../configuration/config-edit.ts';

type Values = ReadonlyMap<string, string>;

/** `dhcpc.1` of `dhcpc.1.fallback`; empty for a key outside a list. */
const entryOf = (key: string): string => /^(.*\.\d+)\.[^.]+$/.exec(key)?.[1] ?? '';

/**
 * Changes of a choice that writes several keys. What the present choice made returns first to what the device has, where
 * it is still as it was made: so a choice taken back leaves nothing behind.
 */
export function reapplyPlan(
  { values, original }: { readonly values: Values; readonly original: Values },
  made: Values,
  plan: (base: Values) => Values,
): ConfigChanges {
  const base = new Map(values);
  const isAdded = (entry: string): boolean =>
    entry !== '' && ![...original.keys()].some(key => key.startsWith(`${entry}.`));
  // An entry that was added and is not as it was made stays whole: a half of it would be an entry of nothing.
  const remaining = new Set(
    [...made]
      .filter(([key, value]) => values.get(key) !== value)
      .map(([key]) => entryOf(key))
      .filter(isAdded),
  );
  for (const [key, value] of made) {
    if (values.get(key) !== value || remaining.has(entryOf(key))) continue;
    const before = original.get(key);
    if (before === undefined) base.delete(key);
    else base.set(key, before);
  }
  const after = new Map([...base, ...plan(base)]);
  return new Map(
    [...new Set([...values.keys(), ...after.keys()])]
      .filter(key => values.get(key) !== after.get(key))
      .map(key => [key, after.get(key)] as const),
  );
}

/** The way back from a choice: what it made returns to what the device has; what was edited since stays. */
export const unplanned = (
  known: { readonly values: Values; readonly original: Values },
  made: ConfigChanges,
): ConfigChanges =>
  new Map(
    [...made]
      .filter(([key, value]) => known.values.get(key) === value)
      .map(([key]) => [key, known.original.get(key)] as const),
  );
