import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './mast-mode.module.css';

export interface ConfirmLeavingProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** A back gesture is made by a sleeve, too: it asks. */
export function ConfirmLeaving({ onStay, onLeave }: ConfirmLeavingProps) {
  const t = useText();
  const words = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} role="alertdialog" aria-labelledby={words} className={styles.confirm}>
      <p id={words}>{t('Leave mast mode?')}</p>
      <Button look="primary" current onClick={onStay}>
        {t('Stay')}
      </Button>
      <Button onClick={onLeave}>{t('Leave')}</Button>
    </div>
  );
}
