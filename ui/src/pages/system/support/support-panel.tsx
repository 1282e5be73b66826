import { FEATURES } from '@radiolink/application/features/registry';
import { SupportModel } from '@radiolink/application/support/support.model';
import { Button, ForeignText, Reading, Readings } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import { FileDownloadLine } from '../file-download-line.tsx';
import styles from '../panel.module.css';
import { CrashReports } from './crash-reports.tsx';
import { LicencePart } from './licence-part.tsx';

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
