import { ChoiceControl, useSettingField } from '../../settings/index.ts';
import type { PlacedSetting } from '../../settings/placed-setting.ts';
import { zoneNames } from './zone-words.ts';

const NAMES = zoneNames();

/** The time zone of a device that stores its name alone. */
export function ZoneNameField({ placed }: { readonly placed: PlacedSetting }) {
  return <ChoiceControl placed={placed} field={useSettingField(placed)} choices={NAMES} />;
}
