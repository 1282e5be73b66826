import { SupportModel } from '@radiolink/application/support/support.model';
import { failureText } from '@radiolink/domain/errors';
import type { Licence } from '@radiolink/domain/notices';
import { numberLocale } from '@radiolink/domain/units';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Reading, Readings, StateBadge, TextField } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from '../panel.module.css';

/** The licence of the device, and the key that activates it; the UNII key has its own place. */
export function LicencePart() {
  const t = useText();
  const [{ licence }, request, enter] = useUnitsOf(
    SupportModel,
    '$device',
    '$licenceRequest',
    'licenceKeyEntered',
  );
  const [key, setKey] = useState('');
  if (licence === undefined) return null;
  return (
    <form
      className={styles.part}
      onSubmit={event => {
        event.preventDefault();
        enter(key);
        setKey('');
      }}
    >
      <h3 className={styles.heading}>{t('License')}</h3>
      <LicenceState licence={licence} />
      {!(licence.licensed && licence.activated) && (
        <>
          <div className={styles.short}>
            <TextField
              label={t('License key')}
              autoComplete="off"
              spellCheck={false}
              maxLength={256}
              dir="ltr"
              value={key}
              onChange={event => setKey(event.target.value)}
              danger={request.failure && failureText(request.failure)}
            />
          </div>
          <div className={styles.line}>
            <Button type="submit" disabled={request.busy || key.trim() === ''}>
              {request.busy ? t('Please wait') : t('Activate')}
            </Button>
          </div>
        </>
      )}
      <p className={styles.text}>
        <a href="#/wireless/mode-and-country">{t('Enter the UNII key under "Country"')}</a>
      </p>
    </form>
  );
}

function LicenceState({ licence }: { readonly licence: Licence }) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const { licensed, activated, expiresAtSeconds: expires } = licence;
  return (
    <Readings column="320px">
      <Reading label={t('State')}>
        {activated ? (
          <StateBadge tone="good">{t('Active')}</StateBadge>
        ) : (
          <StateBadge tone={licensed ? 'warn' : 'idle'}>
            {licensed ? t('Not activated') : t('No license')}
          </StateBadge>
        )}
      </Reading>
      {activated && (
        <Reading label={t('Expires')}>
          {expires === undefined
            ? t('Never')
            : new Intl.DateTimeFormat(numberLocale(language), { dateStyle: 'medium' }).format(expires * 1000)}
        </Reading>
      )}
    </Readings>
  );
}
