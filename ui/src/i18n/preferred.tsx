import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from './create-i18n.ts';
import { showLanguage } from './show-language.ts';
import { useUnitsOf } from '../models/models.ts';
import { MeasurementContext } from './use-figures.ts';

export interface PreferredProps {
  /** The language that the page begins in. */
  readonly texts: i18n;
  readonly children: ReactNode;
}

/** The page in the language and the units of the person before it. Another choice changes the words, not the page. */
export function Preferred({ texts, children }: PreferredProps) {
  const [chosen, measurement] = useUnitsOf(PreferencesModel, '$texts', '$measurement');
  const shown = chosen === null ? texts : createI18n(chosen.language, chosen.translations, console);
  useEffect(() => {
    // The page that begins has its language already.
    if (chosen !== null) showLanguage(document.documentElement, shown);
  }, [chosen, shown]);
  return (
    <I18nextProvider i18n={shown}>
      <MeasurementContext value={measurement}>{children}</MeasurementContext>
    </I18nextProvider>
  );
}
