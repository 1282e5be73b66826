import { type Message, message } from '../errors/message.ts';
import { settingsCatalogue } from './catalogue.ts';
import { findSetting } from './find-setting.ts';
import { placeholdersOf } from './key-pattern.ts';
import { RISKS } from './setting.ts';
import type { SettingChange } from './setting-changes.ts';

type Values = ReadonlyMap<string, string>;

/**
 * Changes for a person's eyes: an entry of a list that is new or gone as a whole is one change, with its settings as the
 * parts. Others stay as they are, in their order.
 *
 * @param values the configuration with the changes made
 */
export function withWholeEntries(
  changes: readonly SettingChange[],
  values: Values,
): readonly SettingChange[] {
  const whole = wholeEntries(changes, values);
  const parts = new Map<string, SettingChange[]>();
  return changes
    .map(change => {
      const entry = entriesAbove(change.key).find(path => whole.has(path));
      if (entry === undefined) return [change];
      const known = parts.get(entry);
      known?.push(change);
      if (known !== undefined) return [];
      const begun = [change];
      parts.set(entry, begun);
      return begun;
    })
    .flatMap(own => (own.length > 1 ? [entryChange(own)] : own));
}

/** The entries of lists that a key is in, outermost first: `dhcpd.1` and `dhcpd.1.dns.2` of `dhcpd.1.dns.2.server`. */
function entriesAbove(key: string): readonly string[] {
  const pattern = findSetting(key)?.descriptor.key.split('.') ?? [];
  const names = key.split('.');
  return pattern.flatMap((part, place) =>
    part.startsWith('{') ? [names.slice(0, place + 1).join('.')] : [],
  );
}

/** The entries of which every key was added, or every key was removed. */
function wholeEntries(changes: readonly SettingChange[], values: Values): ReadonlySet<string> {
  const counts = new Map<string, { added: number; removed: number; changed: number; held: number }>();
  for (const { key, kind } of changes)
    for (const entry of entriesAbove(key)) {
      const count = counts.get(entry) ?? { added: 0, removed: 0, changed: 0, held: 0 };
      count[kind] += 1;
      counts.set(entry, count);
    }
  for (const key of values.keys())
    for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
      const count = counts.get(key.slice(0, dot));
      if (count !== undefined) count.held += 1;
    }
  return new Set(
    [...counts]
      .filter(([, { added, changed, held }]) => changed === 0 && held === added)
      .filter(([, { added, removed }]) => added === 0 || removed === 0)
      .map(([entry]) => entry),
  );
}

/** One change of several, named after their list; the first setting of the catalogue leads. */
function entryChange(changes: readonly SettingChange[]): SettingChange {
  const parts = changes.toSorted((one, other) => rankOf(one.key) - rankOf(other.key));
  const [first] = parts;
  if (first === undefined) throw new Error('An entry has at least one setting.');
  const subject = findSetting(first.key)?.descriptor.subject;
  return {
    ...first,
    keys: parts.flatMap(({ keys }) => keys),
    ...(subject !== undefined && { name: entryOf(first.name) ?? message(subject, first.name.values) }),
    risk: RISKS.find(risk => parts.some(part => part.risk === risk)) ?? first.risk,
    parts,
  };
}

/** The name of the entry in the name of one of its settings. */
function entryOf({ values }: Message): Message | undefined {
  return typeof values?.entry === 'object' ? values.entry : undefined;
}

/** Settings of the entry itself before those of lists in it, each in the order of the catalogue. */
function rankOf(key: string): number {
  const descriptor = findSetting(key)?.descriptor;
  if (descriptor === undefined) return Number.POSITIVE_INFINITY;
  const depth = placeholdersOf(descriptor.key).length;
  return depth * settingsCatalogue.length + settingsCatalogue.indexOf(descriptor);
}
