import type { ConfigChanges } from '../configuration/config-edit.ts';
import type { SettingId } from './catalogue.ts';
import { findSetting } from './find-setting.ts';
import { settingEdit, settingKey } from './setting-edit.ts';
import { contextOf, type FaultFacts } from './settings-context.ts';
import { accompanyingEdits } from './wireless/accompanying-edits.ts';

/**
 * Changes of single keys with all that belongs to them, as a field of a page makes them: mirrors, and what must change
 * together with them. What is among the changes itself stands as it is.
 */
export function completeChanges(
  changes: ConfigChanges,
  values: ReadonlyMap<string, string>,
  facts: FaultFacts = {},
): ConfigChanges {
  const all = new Map(changes);
  const now = new Map(values);
  const make = (key: string, value: string | undefined): void => {
    if (value === undefined) now.delete(key);
    else now.set(key, value);
  };
  for (const [key, value] of changes) make(key, value);
  for (const [key, value] of changes) {
    const found = findSetting(key);
    if (value === undefined || found === undefined) continue;
    const { descriptor, indexes } = found;
    if (settingKey(descriptor, indexes) !== key) continue;
    const id = descriptor.id as SettingId;
    const edits = [
      ...settingEdit(descriptor, value, values, indexes),
      ...accompanyingEdits(id, value, contextOf(now, facts), { indexes, before: values }),
    ];
    for (const [other, to] of edits) {
      if (changes.has(other)) continue;
      all.set(other, to);
      make(other, to);
    }
  }
  return all;
}
