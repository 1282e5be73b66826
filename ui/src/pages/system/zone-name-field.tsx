import { ChoiceControl, type PlacedSetting, useSettingField } from '../../settings/index.ts';
import { zoneNames } from './zone-labels.ts';

const NAMES = zoneNames();

/** The time zone of a device that stores its name alone. */
export function ZoneNameField({ placed }: { readonly placed: PlacedSetting }) {
  return <ChoiceControl placed={placed} field={useSettingField(placed)} choices={NAMES} />;
}
