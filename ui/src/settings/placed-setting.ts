import { heldValue, type PlacedSetting, problemIn } from '@radiolink/application/configuration/judged-fields';
import type { Problem } from '@radiolink/domain/errors';
import { remarkOn, settingKey, type SettingsContext } from '@radiolink/domain/settings';

export { heldValue, type PlacedSetting, problemIn };

/** The key that the setting is written to. */
export function keyOf({ setting, indexes }: PlacedSetting): string {
  return settingKey(setting, indexes);
}

/** Remarks on a valid value. */
export function remarkIn(
  { setting, indexes }: PlacedSetting,
  value: string,
  context: SettingsContext,
): Problem | undefined {
  return value === '' ? undefined : remarkOn(setting, value, context, indexes);
}
