import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import { checkSetting, settingById, settingEdit, settingsContext } from '@radiolink/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, PasswordField, visibleLine } from '../../components/index.ts';
import { isolatedText } from '../../i18n/isolated-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './site-survey.module.css';

const KEY = settingById('security.stationKey');

/** The key of the joined network, typed where the network was chosen: no survey reports one. */
export function JoinedKey() {
  const [missing, cell] = useUnitsOf(SiteSurveyModel, '$keyMissing', '$pendingJoin');
  // Another network is another key.
  return missing && cell !== null ? <KeyField key={cell.mac} name={cell.ssid ?? ''} /> : null;
}

function KeyField({ name }: { readonly name: string }) {
  const t = useText();
  const direction = useTranslation().i18n.dir();
  const [values, edited] = useUnitsOf(EditingModel, '$values', 'edited');
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const problem = typed === '' ? undefined : checkSetting(KEY, typed, settingsContext(values));
  const commit = (): void => {
    setLeft(true);
    if (typed !== '' && problem === undefined) edited(settingEdit(KEY, typed, values));
  };
  return (
    <div className={styles.joined}>
      <Banner tone="warn">
        {t('A survey reports no keys. Enter the pre-shared key of “{name}” before you apply.', {
          name: isolatedText(visibleLine(name), direction),
        })}
        <form
          className={styles.key}
          onSubmit={event => {
            event.preventDefault();
            commit();
          }}
        >
          <PasswordField
            label={t('WPA2 pre-shared key')}
            name="joinedKey"
            autoComplete="off"
            value={typed}
            danger={left && problem !== undefined ? t(problem) : undefined}
            onChange={event => setTyped(event.target.value)}
            onBlur={commit}
          />
        </form>
      </Banner>
    </div>
  );
}
