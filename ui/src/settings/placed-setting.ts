import type { PlacedSetting } from '@radiolink/application/configuration';
import { checkSetting, remarkOn, settingKey, type SettingsContext } from '@radiolink/domain/settings';
import type { Problem } from '@radiolink/domain/errors';
import { valueProblem } from '@radiolink/domain/configuration';

export type { PlacedSetting };

/** The key that the setting is written to. */
export function keyOf({ setting, indexes }: PlacedSetting): string {
  return settingKey(setting, indexes);
}

/** What the field shows: what would be written, or what the device assumes where nothing stands. */
export function heldValue(placed: PlacedSetting, values: ReadonlyMap<string, string>): string {
  return values.get(keyOf(placed)) ?? placed.setting.default ?? '';
}

/**
 * Judges what stands in a field. Characters that cannot stand in a configuration are refused ahead of the setting's own
 * rule, so that no value ends its line.
 */
export function problemIn(
  { setting, indexes }: PlacedSetting,
  value: string,
  context: SettingsContext,
): Problem | undefined {
  return valueProblem(value) ?? checkSetting(setting, value, context, indexes);
}

/** What is worth a remark about a value that passes. */
export function remarkIn(
  { setting, indexes }: PlacedSetting,
  value: string,
  context: SettingsContext,
): Problem | undefined {
  return value === '' ? undefined : remarkOn(setting, value, context, indexes);
}
