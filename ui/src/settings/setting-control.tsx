import type { SettingKind } from '@radiolink/domain/settings';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ChoiceControl } from './controls/choice-control.tsx';
import { ReadOnlyControl } from './controls/read-only-control.tsx';
import { SecretControl } from './controls/secret-control.tsx';
import { SwitchControl } from './controls/switch-control.tsx';
import { type ControlProps, TextControl } from './controls/text-control.tsx';
import type { PlacedSetting } from './placed-setting.ts';
import { useSettingField } from './use-setting-field.ts';
import { useChoiceSources, useSettingsScope } from './settings-scope.tsx';
import { choicesOf } from './value-words.ts';

/** The control of each kind; a line of text for the others. */
const CONTROLS: Readonly<Partial<Record<SettingKind, ComponentType<ControlProps>>>> = {
  secret: SecretControl,
  switch: SwitchControl,
};

export interface SettingControlProps {
  readonly placed: PlacedSetting;
  readonly aside?: ReactNode;
}

/** The control of a setting with label, help and marks, by its kind. */
export function SettingControl({ placed, aside }: SettingControlProps) {
  const field = useSettingField(placed);
  const t = useText();
  const sources = useChoiceSources();
  const { readOnly, choices } = useSettingsScope(scope => ({
    readOnly: scope.readOnly,
    choices: choicesOf(placed, scope.context, sources, t),
  }));
  const props = { placed, field, aside };
  if (readOnly) return <ReadOnlyControl {...props} />;
  if (choices !== undefined) return <ChoiceControl {...props} choices={choices} />;
  const Control = CONTROLS[placed.setting.kind] ?? TextControl;
  return <Control {...props} />;
}
