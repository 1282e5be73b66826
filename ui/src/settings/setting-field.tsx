import { settingById, type SettingId, type SettingKind } from '@radiolink/domain/settings';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { memo, type ComponentType, type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ChoiceControl } from './controls/choice-control.tsx';
import styles from './controls/controls.module.css';
import { editable } from './controls/read-only-control.tsx';
import { SwitchControl } from './controls/switch-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { choicesOf } from './format-value.ts';
import type { PlacedSetting } from './placed-setting.ts';
import { type ControlProps, SettingShell } from './setting-shell.tsx';
import type { OwnField } from './settings-layout.ts';
import { useSettingsScope, useChoiceSources } from './settings-scope.tsx';
import { useSettingField } from './use-setting-field.ts';

function HiddenText({ placed, field, aside }: ControlProps) {
  const t = useText();
  const [revealed, setRevealed] = useState(false);
  const Icon = revealed ? EyeOff : Eye;
  const name = t(placed.setting.label);
  return (
    <SettingShell
      placed={placed}
      field={field}
      aside={aside}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={revealed}
          aria-label={t('Show {name}', { name })}
          onClick={() => setRevealed(!revealed)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
      renderControl={control => (
        <input
          type={revealed ? 'text' : 'password'}
          autoCapitalize="none"
          autoComplete="new-password"
          spellCheck={false}
          {...control}
          value={field.text}
          onChange={event => field.typed(event.target.value)}
          onBlur={event => field.commit(event.target.value)}
          onKeyDown={field.onKeyDown}
        />
      )}
    />
  );
}

/** A secret value, hidden until the user reveals it. */
const SecretControl = editable(HiddenText);

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
