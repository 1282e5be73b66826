import type { PlacedSetting } from '@radiolink/application/configuration/settings-context.model';
import { checkSetting, remarkOn, settingKey, type SettingsContext } from '@radiolink/domain/settings';
import type { Problem } from '@radiolink/domain/errors';
import { valueProblem } from '@radiolink/domain/configuration';

export type { PlacedSetting };

/** The key that the setting is written to. */
export function keyOf({ setting, indexes }: PlacedSetting): string {
  return settingKey(setting, indexes);
}

/** The displayed value: the value to write, or the device default if there is none. */
export function heldValue(placed: PlacedSetting, values: ReadonlyMap<string, string>): string {
  return values.get(keyOf(placed)) ?? placed.setting.default ?? '';
}

/**
 * Validates the text of a field. Characters that are invalid in a configuration are rejected ahead of the
 * setting's own rule, so that no value ends its line.
 */
export function problemIn(
  { setting, indexes }: PlacedSetting,
  value: string,
  context: SettingsContext,
): Problem | undefined {
  return valueProblem(value) ?? checkSetting(setting, value, context, indexes);
}

/** Remarks on a valid value. */
export function remarkIn(
  { setting, indexes }: PlacedSetting,
  value: string,
  context: SettingsContext,
): Problem | undefined {
  return value === '' ? undefined : remarkOn(setting, value, context, indexes);
}
