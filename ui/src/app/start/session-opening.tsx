import { message, RECONNECTING } from '@radiolink/domain/errors';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PaintedTexts } from '../first-paint/first-paint.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { useText } from '../../i18n/use-text.ts';
import { StartOverlay } from './start-overlay.tsx';
import styles from './start-overlay.module.css';

/** Delay before a message appears while the texts load, ms; the same as in the start after it. */
const LATE_MS = 10_000;
const NO_ANSWER = message('The device does not respond.');

/**
 * Placeholder while a page with an open session loads its texts. It has text only if the served page embedded
 * it in the user's language (reading 10).
 */
export function SessionOpening({ texts }: { readonly texts: PaintedTexts | undefined }) {
  if (texts === undefined) return <StartOverlay words={undefined} />;
  return (
    <I18nextProvider i18n={createI18n(texts.language, texts.translations, console)}>
      <WordedOpening />
    </I18nextProvider>
  );
}

function WordedOpening() {
  const t = useText();
  const late = useLate();
  return (
    <StartOverlay
      words={t('Please wait...')}
      note={late && <p className={styles.late}>{`${t(NO_ANSWER)} ${t(RECONNECTING)}`}</p>}
    />
  );
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
