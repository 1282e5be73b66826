import {
  entriesOfSetting,
  mayBeInUse,
  placeholdersOf,
  settingById,
  settingKey,
  type SettingsContext,
} from '@radiolink/domain/settings';
import { heldValue } from '../../settings/index.ts';
import type { LineFact } from './service-lines.ts';

export interface ShownFact {
  /** Key of its setting: two entries may have one value. */
  readonly key: string;
  readonly label: string | undefined;
  readonly value: string;
}

/** What the line of a service says of it: the values that the device uses. One that is off, or in a part that is, says nothing. */
export function factsOf(facts: readonly LineFact[], context: SettingsContext): readonly ShownFact[] {
  return facts.flatMap(({ setting: id, label }) => {
    const setting = settingById(id);
    const places =
      placeholdersOf(setting.key).length === 0 ? [[]] : entriesOfSetting(setting, context.values);
    return places
      .filter(
        indexes =>
          setting.visible(context, indexes) && mayBeInUse(settingKey(setting, indexes), context.values),
      )
      .map(indexes => ({
        key: settingKey(setting, indexes),
        label,
        value: heldValue({ setting, indexes }, context.values),
      }))
      .filter(({ value }) => value !== '');
  });
}
