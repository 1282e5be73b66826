import type { ConfigChanges } from '@radiolink/domain/configuration';
import { useUnit } from 'effector-react';
import {
  type ConfigValues,
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useReadOnly,
  useSettingField,
  useSettings,
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
  const readOnly = useReadOnly();
  const changed = useUnit(useSettings().changed);
  if (readOnly) return <ReadOnlyControl placed={placed} field={field} />;
  const { key } = field;
  const entry = key.slice(0, key.lastIndexOf('.') + 1);
  const followed = {
    ...field,
    commit: async (text: string) => {
      await field.commit(text);
      changed(({ context: { values }, original }) => {
        const value = values.get(key);
        return value === undefined || value === original.get(key) ? new Map() : follow(values, value);
      });
    },
    undo: () => {
      field.undo();
      changed(({ context, original }) => {
        const keys = new Set([...context.values.keys(), ...original.keys()]);
        return new Map(
          [...keys].filter(each => each.startsWith(entry)).map(each => [each, original.get(each)] as const),
        );
      });
    },
  };
  return <TextControl placed={placed} field={followed} room={room} />;
}
