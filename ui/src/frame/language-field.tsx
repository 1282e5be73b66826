import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { failureText } from '@radiolink/domain/errors';
import { useUnit } from 'effector-react';
import { SelectField } from '../components/select-field.tsx';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';

/** Language of the page, from the languages of the device. The page does not reload. */
export function LanguageField() {
  const t = useText();
  const { $languages, $languageLoading, $languageFailure, languageChosen } = useModel(PreferencesModel);
  const [list, loading, failure, choose] = useUnit([
    $languages,
    $languageLoading,
    $languageFailure,
    languageChosen,
  ]);
  return (
    <SelectField
      label={t('Language')}
      disabled={list === null || loading}
      help={loading ? t('Please wait') : undefined}
      danger={failure === null ? undefined : t(failureText(failure))}
      value={list?.current ?? ''}
      onChange={event => choose(event.target.value)}
    >
      {list === null && <option value="">{t('Please wait')}</option>}
      {list?.languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      {list !== null && !list.languages.some(({ code }) => code === list.current) && (
        <option value={list.current}>{list.current}</option>
      )}
    </SelectField>
  );
}
