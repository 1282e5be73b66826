import type { Setting, SettingKind } from '@radiolink/domain/settings';
import type { ComponentType } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { ControlNames } from '../cell-context.ts';
import { useFormatValue } from '../format-value.ts';
import { type ControlProps, SettingShell } from '../setting-shell.tsx';
import { useReadOnly, useSettingsScope } from '../settings-scope.tsx';

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
  const formatValue = useFormatValue();
  const isReadOnly = useReadOnly();
  const formatted = useSettingsScope(({ context }) => formatValue(placed, value, { context }));
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

/** Maximum width of a value by kind, characters; sizes the field. */
const ROOM: Readonly<Partial<Record<SettingKind, number>>> = {
  integer: 7,
  decimal: 10,
  port: 6,
  ipv4: 16,
  netmask: 16,
  ipv6: 40,
  mac: 18,
  interface: 12,
  date: 16,
};

/** The room of a setting's value, characters; undefined where it takes the line. */
export function fieldRoom({ kind, maxLength }: Pick<Setting, 'kind' | 'maxLength'>): number | undefined {
  return ROOM[kind] ?? maxLength;
}
