import { DATE_FORMAT } from '@radiolink/domain/interface';
import { limitsOf } from '@radiolink/domain/settings';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isolatedText } from '../../i18n/typeset.ts';
import { useText } from '../../i18n/use-text.ts';
import { shownDate } from '../date-text.ts';
import { useFormatValue } from '../format-value.ts';
import type { PlacedSetting } from '../placed-setting.ts';
import { type ControlProps, SettingShell } from '../setting-shell.tsx';
import { useSettingsScope } from '../settings-scope.tsx';
import { fieldRoom, editable } from './read-only-control.tsx';

const NUMBERS = { inputMode: 'numeric' } as const;

/** Keyboard hints for typing a kind of value on a phone; the form of a date. §5.form-inputs. */
const TYPING: Readonly<Record<string, ComponentProps<'input'>>> = {
  integer: NUMBERS,
  port: NUMBERS,
  decimal: { inputMode: 'decimal' },
  ipv4: { inputMode: 'decimal' },
  netmask: { inputMode: 'decimal' },
  date: { ...NUMBERS, placeholder: DATE_FORMAT },
};

export interface TextControlProps extends ControlProps {
  /** Room of the value, characters; omitted: that of its kind. */
  readonly room?: number | undefined;
}

function TypedText(props: TextControlProps) {
  const { placed, field, aside, room = fieldRoom(props.placed.setting) } = props;
  const { setting } = placed;
  // A keyboard of digits has no minus sign.
  const typing = setting.kind === 'integer' && field.text.startsWith('-') ? {} : TYPING[setting.kind];
  return (
    <SettingShell
      placed={placed}
      field={field}
      room={room}
      aside={aside}
      limit={<LimitNote placed={placed} />}
      renderControl={control => (
        <input
          type="text"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...typing}
          {...control}
          maxLength={setting.maxLength && unitsOfCodePoints(setting.maxLength)}
          value={setting.kind === 'date' ? shownDate(field.text) : field.text}
          onChange={event => field.typed(event.target.value)}
          onBlur={event => field.commit(event.target.value)}
          onKeyDown={field.onKeyDown}
        />
      )}
    />
  );
}

/** One line of text; it is judged, and enters the draft, when it is left. */
export const TextControl = editable(TypedText);

/** The limits of a typed value, before a mistake is made, and its default: `From 0 to 60 dBi · Default: 0 dBi`. */
function LimitNote({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const direction = useTranslation().i18n.dir();
  const { setting, indexes } = placed;
  const { default: assumed } = setting;
  const formatValue = useFormatValue();
  const { limits, value } = useSettingsScope(({ context }) => ({
    limits: limitsOf(setting, context, indexes),
    value: assumed && formatValue(placed, assumed, { context }),
  }));
  const standard = value && t('Default: {value}', { value: isolatedText(value, direction) });
  return (
    <>
      {limits !== undefined && <span>{t(limits)}</span>}
      {limits !== undefined && standard && ' · '}
      {standard && <span>{standard}</span>}
    </>
  );
}
