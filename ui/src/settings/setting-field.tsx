import { settingById, type SettingId, type SettingKind } from '@radiolink/domain/settings';
import { memo, type ComponentType, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ChoiceControl } from './controls/choice-control.tsx';
import { SecretControl } from './controls/secret-control.tsx';
import { SwitchControl } from './controls/switch-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import type { PlacedSetting } from './placed-setting.ts';
import type { ControlProps } from './setting-shell.tsx';
import type { OwnField } from './settings-layout.ts';
import { useSettingsScope, useChoiceSources } from './settings-scope.tsx';
import { useSettingField } from './use-setting-field.ts';
import { choicesOf } from './format-value.ts';

/** The control of each kind; a line of text for the others. */
const CONTROLS: Readonly<Partial<Record<SettingKind, ComponentType<ControlProps>>>> = {
  secret: SecretControl,
  switch: SwitchControl,
};

interface SettingControlProps {
  readonly placed: PlacedSetting;
  readonly aside?: ReactNode;
}

/** The control of a setting with label, help and marks, by its kind. */
export function SettingControl({ placed, aside }: SettingControlProps) {
  const field = useSettingField(placed);
  const t = useText();
  const sources = useChoiceSources();
  const choices = useSettingsScope(({ context }) => choicesOf(placed, context, sources, t));
  const props = { placed, field, aside };
  if (choices !== undefined) return <ChoiceControl {...props} choices={choices} />;
  const Control = CONTROLS[placed.setting.kind] ?? TextControl;
  return <Control {...props} />;
}

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
