import { type PlacedSetting, TextControl, useSettingField } from '../../settings/index.ts';

/** Characters; a name is a word or two, and a longer one can be read to its end. */
const NAME_ROOM = 24;

/** The name of the device or of a user, as wide as names are. */
export function NameField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  return <TextControl placed={placed} field={field} room={Math.max(NAME_ROOM, field.text.length + 1)} />;
}
