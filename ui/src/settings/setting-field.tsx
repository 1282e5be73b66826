import { settingById, type SettingId } from '@radiolink/domain/settings';
import { memo } from 'react';
import type { PlacedSetting } from './placed-setting.ts';
import { SettingControl } from './setting-control.tsx';
import type { OwnField } from './settings-layout.ts';
import { useSettingsScope } from './settings-scope.tsx';

const NOWHERE: readonly number[] = [];

export interface SettingFieldProps {
  readonly id: SettingId;
  /** The indexes in its key, the same array while they are the same; omitted for a setting outside a list. */
  readonly indexes?: readonly number[];
  /** Custom renderer of the page; null where another field has the setting. */
  readonly Own?: OwnField | null | undefined;
}

/** The field of a setting in its place on a page, shown only where the setting applies. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { id, indexes = NOWHERE, Own = SettingControl } = props;
  const placed: PlacedSetting = { setting: settingById(id), indexes };
  const applies = useSettingsScope(({ context }) => placed.setting.visible(context, placed.indexes));
  return applies && Own !== null ? <Own placed={placed} /> : null;
});
