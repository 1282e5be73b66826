import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';
import { StateShape } from './state-badge.tsx';
import { useCapsLock } from './use-caps-lock.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly danger?: string | undefined;
}

/** A secret, with a way to see it. `Caps lock is on` shows only while the field has focus (Specification §2). */
export function PasswordField({ label, help, danger, onFocus, onBlur, ...input }: PasswordFieldProps) {
  const t = useText();
  const [revealed, setRevealed] = useState(false);
  const [focused, setFocused] = useState(false);
  const capsLock = useCapsLock();
  const Icon = revealed ? EyeOff : Eye;
  return (
    <Field
      label={label}
      help={help}
      danger={danger}
      badge={
        focused &&
        capsLock && (
          <span className={styles.caps}>
            <StateShape tone="warn" size={11} />
            {t('Caps lock is on')}
          </span>
        )
      }
      renderControl={control => (
        <>
          <input
            {...input}
            {...control}
            className={classNames(control.className, styles.withAction)}
            type={revealed ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onFocus={event => {
              setFocused(true);
              onFocus?.(event);
            }}
            onBlur={event => {
              setFocused(false);
              onBlur?.(event);
            }}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={revealed}
            aria-label={t('Show password')}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </>
      )}
    />
  );
}
