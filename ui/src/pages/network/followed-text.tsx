import type { ConfigChanges } from '@radiolink/domain/configuration';
import { entryUndone } from '@radiolink/domain/settings';
import {
  type ConfigValues,
  type PlacedSetting,
  TextControl,
  useSettingField,
  useChanged,
} from '../../settings/index.ts';

export interface FollowedTextProps {
  readonly placed: PlacedSetting;
  /** Room of the value, characters; omitted: that of its kind. */
  readonly room?: number;
  /** What else is written when the value is in the draft. */
  readonly follow: (values: ConfigValues, value: string) => ConfigChanges;
}

/** A text of an entry that is made with it: what else the entry needs is written along, and taken back with it. */
export function FollowedText({ placed, room, follow }: FollowedTextProps) {
  const field = useSettingField(placed);
  const changed = useChanged();
  const { key } = field;
  const entry = key.slice(0, key.lastIndexOf('.'));
  const followed = {
    ...field,
    commit: (text: string) => {
      field.commit(text);
      changed(({ context: { values }, original }) => {
        const value = values.get(key);
        if (value !== undefined && value !== original.get(key)) return follow(values, value);
        // Put back: what was written along goes too.
        return field.changed ? entryUndone({ values, original }, entry) : new Map();
      });
    },
    undo: () => {
      field.undo();
      changed(({ context: { values }, original }) => entryUndone({ values, original }, entry));
    },
  };
  return <TextControl placed={placed} field={followed} room={room} />;
}
