import { isIndex } from '../configuration/section.ts';
import { type Setting, type SettingId, settingsCatalogue } from './catalogue.ts';
import type { SettingDescriptor, SettingLevel } from './setting.ts';
import type { SettingsContext } from './settings-context.ts';
import type { SettingsPage } from './settings-groups.ts';

/** A matched pattern: the value stored under it, and the numbers at the positions of its indexes. */
interface KeyMatch<T> {
  readonly value: T;
  readonly indexes: readonly number[];
}

interface KeyNode<T> {
  readonly literal: Map<string, KeyNode<T>>;
  index?: KeyNode<T>;
  value?: T;
}

function isPlaceholder(segment: string): boolean {
  return segment.startsWith('{');
}

/**
 * Key patterns compiled to a tree by their dotted segments, for fast lookup of thousands of keys. A literal segment
 * is preferred to an index. A node may hold a value and children (`system.timezone`).
 */
export class KeyIndex<T> {
  readonly #root: KeyNode<T> = { literal: new Map() };

  /** Throws when the pattern is taken: two descriptors for one key are a programming error. */
  add(pattern: string, value: T): void {
    let node = this.#root;
    for (const segment of pattern.split('.')) node = descend(node, segment);
    if (node.value !== undefined) throw new Error(`Two settings share the key ${pattern}.`);
    node.value = value;
  }

  find(key: string): KeyMatch<T> | undefined {
    return search(this.#root, key.split('.'), 0, []);
  }
}

function descend<T>(node: KeyNode<T>, segment: string): KeyNode<T> {
  if (isPlaceholder(segment)) return (node.index ??= { literal: new Map() });
  let child = node.literal.get(segment);
  if (child === undefined) {
    child = { literal: new Map() };
    node.literal.set(segment, child);
  }
  return child;
}

function search<T>(
  node: KeyNode<T>,
  segments: readonly string[],
  depth: number,
  indexes: readonly number[],
): KeyMatch<T> | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.value === undefined ? undefined : { value: node.value, indexes };
  const literal = node.literal.get(segment);
  const found = literal && search(literal, segments, depth + 1, indexes);
  if (found !== undefined || node.index === undefined || !isIndex(segment)) return found;
  return search(node.index, segments, depth + 1, [...indexes, Number(segment)]);
}

/** A setting found by its key, with the numbers that stood in it. */
export interface FoundSetting {
  readonly descriptor: Setting;
  readonly indexes: readonly number[];
}

const byKey = new KeyIndex<Setting>();
for (const setting of settingsCatalogue) byKey.add(setting.key, setting);

const byId = new Map(settingsCatalogue.map(setting => [setting.id, setting]));

/** The setting that a key of the configuration text belongs to, or undefined for an unknown key. */
export function findSetting(key: string): FoundSetting | undefined {
  const match = byKey.find(key);
  return match && { descriptor: match.value, indexes: match.indexes };
}

/** The setting with a stable name; its existence is checked by the compiler. */
export function settingById(id: SettingId): Setting {
  const setting = byId.get(id);
  if (setting === undefined) throw new Error(`No setting is called ${id}.`);
  return setting;
}

/**
 * The indexes of a setting in a configuration, ascending: `[[1], [3]]` for interfaces 1 and 3. A setting without
 * index gives one empty list if its key is present.
 */
export function entriesOfSetting(
  descriptor: SettingDescriptor,
  values: ReadonlyMap<string, string>,
): readonly (readonly number[])[] {
  return [...values.keys()]
    .flatMap(key => {
      const found = findSetting(key);
      return found?.descriptor.id === descriptor.id ? [found.indexes] : [];
    })
    .sort((one, other) => compareIndexes(one, other));
}

function compareIndexes(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((index, at) => index !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** Which settings to list; what is left out limits nothing. */
export interface SettingsFilter {
  readonly page?: SettingsPage;
  /** Leaves out what is not visible in it; a setting with indexes is judged as entry 1. */
  readonly context?: SettingsContext;
  /** `basic` lists the basic ones, `advanced` those too, `internal` all. Default `advanced`. */
  readonly level?: SettingLevel;
}

const LEVELS: readonly SettingLevel[] = ['basic', 'advanced', 'internal'];
const FIRST_ENTRY = [1, 1];

/** The settings of a page, for a level of detail, visible in a context, in the order of the catalogue. */
export function listSettings({ page, context, level = 'advanced' }: SettingsFilter = {}): readonly Setting[] {
  const levels = new Set(LEVELS.slice(0, LEVELS.indexOf(level) + 1));
  return settingsCatalogue.filter(
    setting =>
      levels.has(setting.level) &&
      (page === undefined || setting.page === page) &&
      (context === undefined || setting.visible(context, FIRST_ENTRY)),
  );
}
