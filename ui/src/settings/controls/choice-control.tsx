import type { Choice } from '@radiolink/domain/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/use-text.ts';
import { isolatedText } from '../../i18n/typeset.ts';
import type { ControlNames } from '../cell-context.ts';
import { type ControlProps, SettingShell } from '../setting-shell.tsx';
import styles from '../setting-shell.module.css';
import { editable } from './read-only-control.tsx';

/** Characters that fit into a list at 320 px; a longer choice is written over it in several lines. */
const SHORT_CHOICE = 24;

export interface ChoiceControlProps extends ControlProps {
  /** Labels as they are shown: texts of the interface are translated already, names of the device are not. */
  readonly choices: readonly Choice[];
  readonly disabled?: boolean;
  readonly names?: ControlNames;
  readonly end?: ReactNode;
}

function ChosenValue(props: ChoiceControlProps) {
  const { placed, field, aside, choices, disabled = false, names, end } = props;
  const t = useText();
  const direction = useTranslation().i18n.dir();
  const chosen = choices.find(({ value }) => value === field.text);
  const isLong = choices.some(({ label }) => label.length > SHORT_CHOICE);
  return (
    <SettingShell
      placed={placed}
      field={field}
      names={names}
      aside={aside}
      end={
        end ?? (
          <>
            {isLong && chosen !== undefined && (
              <span className={styles.whole} aria-hidden="true">
                <bdi>{isolatedText(chosen.label, direction)}</bdi>
              </span>
            )}
          </>
        )
      }
      renderControl={control => (
        <select
          autoComplete="off"
          {...control}
          disabled={disabled}
          value={field.text}
          onChange={event => {
            field.typed(event.target.value);
            field.commit(event.target.value);
          }}
        >
          {chosen === undefined && (
            <option value={field.text}>{field.text === '' ? t('Not set') : field.text}</option>
          )}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {isolatedText(label, direction)}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** One of a list. A value that is not in the list stays on offer while it is held. */
export const ChoiceControl = editable(ChosenValue);
