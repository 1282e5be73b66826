import { FEATURES } from '@radiolink/application/features/registry';
import { SupportModel } from '@radiolink/application/support/support.model';
import { Button, ForeignText, Reading, Readings, StateBadge, TextField } from '../../../components/index.ts';
import { DAY, timeFormat } from '../../../i18n/use-time-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import { FileDownloadLine } from '../file-download-line.tsx';
import styles from '../panel.module.css';
import { CrashReports } from './crash-reports.tsx';
import { failureText } from '@radiolink/domain/errors';
import type { Licence } from '@radiolink/domain/notices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The licence of the device, and the key that activates it; the UNII key has its own place. */
function LicencePart() {
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
          {expires === undefined ? t('Never') : timeFormat(language, DAY).format(expires * 1000)}
        </Reading>
      )}
    </Readings>
  );
}

const LOG = `#/${FEATURES.find(({ id }) => id === 'log')?.route ?? ''}`;

/** The support file, crash reports, the licence, and what the device tells without an explanation. */
export function SupportPanel() {
  const t = useText();
  const { file } = useModel(SupportModel);
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        {t('The support file holds the log and the state of the device for the manufacturer.')}
      </p>
      <FileDownloadLine download={file} label={t('Download support file')} />
      <EmergencyCode />
      <ManagementOffer />
      <CrashReports />
      <LicencePart />
    </div>
  );
}

/** The number alone, since no words for it are known. reading 35. */
function EmergencyCode() {
  const t = useText();
  const { warnings } = useUnitsOf(SupportModel, '$device');
  const code = warnings?.emergencyReasonCode;
  if (code === undefined) return null;
  return (
    <div className={styles.part}>
      <Readings>
        <Reading label={t('Emergency reason code')}>{code}</Reading>
      </Readings>
      <p className={styles.text}>
        {t('The device started in emergency mode. The meaning of the code is not published.')}{' '}
        <a href={LOG}>{t('See the log')}</a>{' '}
        {t("Send the code and the support file to the manufacturer's support.")}
      </p>
    </div>
  );
}

/** The offer of a server to manage the device. */
function ManagementOffer() {
  const t = useText();
  const [{ callHome }, dismiss] = useUnitsOf(SupportModel, '$device', 'dismissed');
  if (callHome?.available !== true) return null;
  return (
    <div className={styles.part}>
      <Readings>
        <Reading label={t('Management offer')} long>
          <ForeignText>{callHome.server ?? t('Unknown server')}</ForeignText>
        </Reading>
      </Readings>
      <div className={styles.line}>
        <Button onClick={() => dismiss('callHomeAvailable')}>{t('Dismiss the offer')}</Button>
      </div>
    </div>
  );
}
