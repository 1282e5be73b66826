import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleLine } from '../../components/index.ts';
import { zoneChoices } from '../../i18n/zone-names.ts';
import { useUnitsOf } from '../../models/models.ts';
import { type ChoiceSources, ChoiceSourcesProvider } from '../../settings/index.ts';

/** Gives the system page the languages of the device and the time zones. */
export function SystemFrame({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation().i18n;
  const [list, wanted] = useUnitsOf(PreferencesModel, '$languages', 'languagesWanted');
  useEffect(() => wanted(), [wanted]);
  const languages = list?.languages.map(({ code, name }) => ({ value: code, label: visibleLine(name) }));
  const sources: ChoiceSources = {
    'time-zones': zoneChoices(language),
    ...(languages?.length && { languages }),
  };
  return <ChoiceSourcesProvider value={sources}>{children}</ChoiceSourcesProvider>;
}
