import type { ComponentType } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { ControlNames } from '../control-names.ts';
import { type ControlProps, SettingShell } from '../setting-shell.tsx';
import { useChoiceSources, useReadOnly, useSettingsScope } from '../settings-scope.tsx';
import { formatValue } from '../format-value.ts';
import { fieldRoom } from './field-room.ts';

/** Characters; a short word does not make a field that looks cut off. */
const LEAST_ROOM = 12;

export interface ReadOnlyControlProps extends ControlProps {
  /** Shown instead of the device's value: what applies in its place. */
  readonly value?: string;
  readonly names?: ControlNames;
}

/** A value to be read and copied. Nothing of a secret is in it but that there is one. */
export function ReadOnlyControl({ placed, field, aside, names, value = field.before }: ReadOnlyControlProps) {
  const t = useText();
  const sources = useChoiceSources();
  const isReadOnly = useReadOnly();
  const formatted = useSettingsScope(({ context }) => formatValue(placed, value, { context, sources }, t));
  // The device sends no secret to such an account: whether there is one is not known.
  const words =
    isReadOnly && placed.setting.secret && value === '' ? t('Not shown to read-only users') : formatted;
  return (
    <SettingShell
      placed={placed}
      field={field}
      names={names}
      room={Math.max(fieldRoom(placed.setting) ?? LEAST_ROOM, words.length + 1)}
      aside={aside}
      end={<></>}
      renderControl={control => <input type="text" readOnly {...control} value={words} />}
    />
  );
}

/** A control that shows a read-only user its value alone. */
export const editable = <Props extends ControlProps>(Control: ComponentType<Props>): ComponentType<Props> =>
  function Editable(props) {
    return useReadOnly() ? <ReadOnlyControl {...props} /> : <Control {...props} />;
  };
