import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../../i18n/create-i18n.ts';
import type { Demo } from '../demo-radio.ts';
import { TRANSLATIONS } from '../translations.ts';
import { DemoControls } from './demo-controls.tsx';
import styles from './demo-panel.module.css';

const POPOVER = 'demo-panel';

/** The panel's texts in the language that the interface is in at the moment. */
function textsOfPage() {
  const { lang } = document.documentElement;
  const code = Object.keys(TRANSLATIONS).find(known => known.split('_')[0] === lang.split('-')[0]);
  return createI18n(code ?? 'en_US', TRANSLATIONS[code ?? ''] ?? {}, console);
}

/** Puts the panel next to the interface, in a separate root. */
export function showPanel(demo: Demo): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DemoPanel demo={demo} />);
}

/** A button that opens the hands on the demo's radio: what it is, how fast it lives, what is wrong with it. */
function DemoPanel({ demo }: { readonly demo: Demo }) {
  const [texts, setTexts] = useState(textsOfPage);
  return (
    <I18nextProvider i18n={texts}>
      <button type="button" className={styles.open} popoverTarget={POPOVER}>
        {texts.t('Demo radio')}
      </button>
      <section
        id={POPOVER}
        popover="auto"
        className={styles.panel}
        aria-label={texts.t('Demo radio')}
        onToggle={() => setTexts(textsOfPage())}
      >
        <DemoControls demo={demo} />
      </section>
    </I18nextProvider>
  );
}
