import { type Setting, type SettingId, settingsCatalogue } from './catalogue.ts';
import { KeyIndex } from './key-index.ts';

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
