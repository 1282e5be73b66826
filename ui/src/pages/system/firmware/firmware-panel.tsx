import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { firmwareMismatch } from '@radiolink/domain/device';
import { useEffect } from 'react';
import { Banner, Button, FailureBanner, ForeignText, Reading, Readings } from '../../../components/index.ts';
import { FileField } from '../../../components/file-field.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import { AddressForm } from '../address-form.tsx';
import styles from '../panel.module.css';
import { ReportedText } from '../reported-text.tsx';
import { UpgradeCourse } from './upgrade-course.tsx';

/** Only an address of the web becomes a link. */
const linkTo = (url: string | undefined): string | undefined =>
  url?.startsWith('https://') ? url : undefined;

/** Firmware of both ends, and the upgrade of this one from the image to the confirmed version. */
export function FirmwarePanel() {
  const t = useText();
  const [state, target, opened] = useUnitsOf(FirmwareModel, '$state', '$target', 'opened');
  useEffect(() => opened(), [opened]);
  const mismatch = firmwareMismatch(target.running, target.remote);
  return (
    <div className={styles.panel}>
      <Readings column="18rem">
        <Reading label={t('This device')} long>
          <ReportedText text={target.running} />
        </Reading>
        <Reading label={t('Remote end')} long>
          <ReportedText text={target.remote} />
        </Reading>
      </Readings>
      {mismatch !== undefined && <Banner tone="bad">{t(mismatch)}</Banner>}
      {state.kind === 'idle' ? (
        <>
          <UpdateCheck />
          <ImageChoice />
        </>
      ) : (
        <UpgradeCourse state={state} />
      )}
    </div>
  );
}

/** Asks the manufacturer for newer firmware, and lets the device download it. */
function UpdateCheck() {
  const t = useText();
  const [update, checking, failure] = useUnitsOf(FirmwareModel, '$update', '$checking', '$checkFailure');
  const [check, download] = useUnitsOf(FirmwareModel, 'checkRequested', 'downloadRequested');
  if (update === 'unsupported') {
    return (
      <p className={styles.text}>{t('This device cannot check for updates. Upload a firmware file.')}</p>
    );
  }
  const notes = update?.available === true ? linkTo(update.changelogUrl) : undefined;
  return (
    <>
      <div className={styles.line}>
        <Button disabled={checking} onClick={() => check()}>
          {checking ? t('Please wait') : t('Check for updates')}
        </Button>
        {update?.available === true && (
          <Button look="primary" onClick={() => download()}>
            {t('Download {version}', { version: update.version })}
          </Button>
        )}
        {notes !== undefined && (
          <a href={notes} target="_blank" rel="noreferrer">
            {t('Release notes')}
          </a>
        )}
      </div>
      <FailureBanner failure={failure} />
      {update !== null && (
        <Banner tone={update.available ? 'fair' : 'good'}>
          {update.available
            ? t('Firmware {version} is available.', { version: update.version })
            : t('The newest firmware is installed.')}
        </Banner>
      )}
    </>
  );
}

/** Brings an image onto the device: a file of this computer, or an address. */
function ImageChoice() {
  const t = useText();
  const firmware = useModel(FirmwareModel);
  const chosen = useUnitsOf(FirmwareModel, '$chosen');
  const [choose, drop, upload, fetchFrom] = useUnitsOf(
    FirmwareModel,
    'fileChosen',
    'fileDropped',
    'uploadRequested',
    'addressGiven',
  );
  const concerns = chosen?.concerns ?? [];
  const isBlocked = concerns.some(({ blocks }) => blocks);
  return (
    <div className={styles.part}>
      <FileField
        label={t('Firmware file')}
        help={t('At most 64 MiB. The device checks the file before anything changes.')}
        accept=".bin,.img,.tar,.gz"
        onChosen={file => {
          if (file === undefined) drop();
          else choose(file);
        }}
      />
      {chosen !== null && (
        <>
          {chosen.version !== undefined && (
            <p className={styles.text}>
              {t('Version')} <ForeignText>{chosen.version}</ForeignText>
            </p>
          )}
          {concerns.map(({ blocks, problem }) => (
            <Banner key={problem.key} tone={blocks ? 'bad' : 'warn'}>
              {t(problem)}
            </Banner>
          ))}
          <div className={styles.line}>
            <Button look="primary" disabled={isBlocked} onClick={() => upload()}>
              {concerns.length > 0 && !isBlocked ? t('Upload anyway') : t('Upload')}
            </Button>
          </div>
        </>
      )}
      {firmware.canFetch && (
        <AddressForm label={t('Firmware address')} action={t('Download')} onGiven={fetchFrom} />
      )}
    </div>
  );
}
