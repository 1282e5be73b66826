import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type ControlProps, SettingShell } from '../setting-shell.tsx';
import styles from './controls.module.css';
import { editable } from './read-only-control.tsx';

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
export const SecretControl = editable(HiddenText);
