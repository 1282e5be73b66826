import { FEATURES } from '@radiolink/application/features/registry';
import { SupportModel } from '@radiolink/application/support/support.model';
import { failureText } from '@radiolink/domain/errors';
import type { Licence, CrashReport } from '@radiolink/domain/notices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ForeignText,
  Reading,
  Readings,
  StateBadge,
  TextField,
  type Column,
  DataTable,
  Dialog,
  FailureBanner,
  Skeleton,
  figureColumn,
} from '../../../components/index.ts';
import { type Figures, useFigures } from '../../../i18n/use-figures.ts';
import { useText, type Text } from '../../../i18n/use-text.ts';
import { DAY, timeFormat } from '../../../i18n/use-time-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import stacked from '../../tools/stacked-table.module.css';
import { FileDownloadLine } from '../file-download-line.tsx';
import styles from '../panel.module.css';
import panel from '../panel.module.css';
import { ReportedText } from '../reported-text.tsx';

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

/** The crash reports of the device, each to be read and deleted. */
function CrashReports() {
  const t = useText();
  const figures = useFigures();
  const [crashes, failure] = useUnitsOf(SupportModel, '$crashes', '$crashFailure');
  const columns = columnsOf(t, figures);
  if (crashes === undefined) return null;
  return (
    <div className={panel.part}>
      <h3 className={panel.heading}>{t('Crash reports')}</h3>
      <FailureBanner failure={failure} urgent />
      <DataTable
        caption={t('Crash reports')}
        columns={columns}
        rows={crashes}
        rowKey={({ id }) => id}
        className={stacked.stacks}
        empty={<p className={panel.text}>{t('No crash reports.')}</p>}
      />
      <Report />
    </div>
  );
}

function columnsOf(t: Text, figures: Figures): readonly Column<CrashReport>[] {
  return [
    { id: 'time', header: t('Time'), cell: ({ time }) => <ReportedText text={time} /> },
    { id: 'reason', header: t('Reason'), cell: ({ reason }) => <ReportedText text={reason} /> },
    figureColumn('size', t('Size'), ({ sizeBytes }) => figures.traffic(sizeBytes)),
    { id: 'actions', header: t('Actions'), cell: ({ id }) => <Actions id={id} /> },
  ];
}

function Actions({ id }: { readonly id: string }) {
  const t = useText();
  const [busy, open, dismiss] = useUnitsOf(SupportModel, '$crashBusy', 'crashOpened', 'crashDismissed');
  return (
    <span className={panel.line}>
      <Button disabled={busy} onClick={() => open(id)}>
        {t('Read')}
      </Button>
      <Button disabled={busy} onClick={() => dismiss(id)}>
        {t('Delete')}
      </Button>
    </span>
  );
}

function Report() {
  const t = useText();
  const [crash, close] = useUnitsOf(SupportModel, '$crash', 'crashClosed');
  if (crash === null) return null;
  return (
    <Dialog
      title={t('Crash report')}
      large
      onClose={() => close()}
      actions={<Button onClick={() => close()}>{t('Close')}</Button>}
    >
      {crash.text === undefined ? (
        <Skeleton height="160px" />
      ) : (
        <pre className={panel.report} dir="ltr" tabIndex={-1}>
          <ForeignText>{crash.text}</ForeignText>
        </pre>
      )}
    </Dialog>
  );
}
