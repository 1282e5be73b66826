import { changeOf } from '../configuration/config-diff.ts';
import type { ThreeWayChange } from '../configuration/three-way.ts';
import { type SettingChange, settingChanges } from './setting-changes.ts';

/** A setting, and those of some keys that it represents. */
export type SettingOfKeys = Pick<SettingChange, 'key' | 'keys' | 'name'>;

/**
 * Keys grouped by the settings that represent them: a key that only mirrors one of them counts with it.
 *
 * @param values the configuration that names the entries of lists
 */
export function settingsOfKeys(
  keys: Iterable<string>,
  values: ReadonlyMap<string, string> = new Map(),
): readonly SettingOfKeys[] {
  const changes = [...keys].flatMap(key => changeOf(key, undefined, '') ?? []);
  return settingChanges(changes, values).map(({ key, keys: all, name }) => ({ key, keys: all, name }));
}

/** A setting that two hands changed, for a person's eyes: in words, secrets masked, undefined where it is missing. */
export interface DisputedSetting extends SettingOfKeys {
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/**
 * Conflicting keys as conflicting settings: keys with the same local value are one conflict.
 *
 * @param values the configuration with my changes made; it decides the words of choices
 */
export function disputedSettings(
  changes: readonly ThreeWayChange[],
  values: ReadonlyMap<string, string>,
): readonly DisputedSetting[] {
  const mine = changes.flatMap(change => changeOf(change.key, change.theirs, change.mine) ?? []);
  return settingChanges(mine, values).map(({ key, keys, name, before, after }) => ({
    key,
    keys,
    name,
    mine: after,
    theirs: before,
  }));
}
