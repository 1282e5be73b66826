import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, useEffect, type ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';
import { StateShape } from './state-badge.tsx';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';
import tones from '../theme/tones.module.css';

export type PasswordFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A secret, with a way to see it. `Caps lock is on` shows only while the field has focus (§2). */
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
          <span className={classNames(layout.word, typography.strong, tones.warn)}>
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

/** Caps lock state as of the last key or pointer event; browsers report it only then. */
function useCapsLock(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent | MouseEvent): void => {
      if (typeof event.getModifierState !== 'function') return;
      // On some systems the key press of Caps lock reports the state before it: the release reports the new
      // state.
      if (event.type === 'keydown' && 'key' in event && event.key === 'CapsLock') return;
      setOn(event.getModifierState('CapsLock'));
    };
    const kinds = ['keydown', 'keyup', 'pointerdown'] as const;
    for (const kind of kinds) window.addEventListener(kind, listen, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listen, true);
    };
  }, []);
  return on;
}
