import { isIndex } from '../../configuration/section.ts';
import type { Problem } from '../../errors/message.ts';
import type { Severity } from '../finding.ts';
import { isEntryInUse } from '../section-switches.ts';
import type { Repair } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';

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

/** A contradiction between values, reported at the key that should change. */
export interface Contradiction {
  readonly key: string;
  readonly problem: Problem;
  readonly severity: Severity;
  /** Other keys that contradict it: a change of theirs is judged as one of its own. */
  readonly terms?: readonly string[];
  /** Changes that settle it; left out where only a person can. */
  readonly repair?: Repair;
}

/** Checks a whole configuration for values that contradict each other. */
export type CrossCheck = (context: SettingsContext) => readonly Contradiction[];

/** The entries of a section that are in use, by their key: `dhcpd.1`, `dhcpd.3`. */
export function entriesInUse(context: SettingsContext, section: string): readonly string[] {
  return entriesInUseOf(context, [section]);
}

/** The same of many sections, one after the other: `bridge.1.port.1`, `bridge.2.port.1`. */
export function entriesInUseOf(context: SettingsContext, sections: readonly string[]): readonly string[] {
  const indexes = indexesIn(context);
  return sections
    .flatMap(section => (indexes.get(section) ?? []).map(index => `${section}.${index}`))
    .filter(entry => isEntryInUse(entry, context.values));
}

/** Twenty checks ask for the entries of one configuration: they are found once. */
const indexesIn = ofContext(({ values }) => allEntryIndexes(values));

/** Derives something of a context once, however many checks need it. */
export function ofContext<Derived>(
  derive: (context: SettingsContext) => Derived,
): (context: SettingsContext) => Derived {
  const derived = new WeakMap<SettingsContext, { readonly result: Derived }>();
  return context => {
    const known = derived.get(context) ?? { result: derive(context) };
    derived.set(context, known);
    return known.result;
  };
}

/** Reports every key whose value an earlier key has already. */
export function repeated(
  named: readonly (readonly [key: string, value: string])[],
  problem: (value: string) => Problem,
  severity: Severity = 'error',
): readonly Contradiction[] {
  const seen = new Set<string>();
  return named.flatMap(([key, value]) => {
    const again = seen.has(value);
    seen.add(value);
    return again ? [{ key, problem: problem(value), severity }] : [];
  });
}
