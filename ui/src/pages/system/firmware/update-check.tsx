import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { useUnit } from 'effector-react';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureWords } from '../../../components/failure-words.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel } from '../../../models/models.ts';
import styles from '../panel.module.css';

/** Only an address of the web becomes a link. */
const linkTo = (url: string | undefined): string | undefined =>
  url?.startsWith('https://') ? url : undefined;

/** Asks the manufacturer for newer firmware, and lets the device download it. */
export function UpdateCheck() {
  const t = useText();
  const firmware = useModel(FirmwareModel);
  const [update, checking, failure] = useUnit([firmware.$update, firmware.$checking, firmware.$checkFailure]);
  const [check, download] = useUnit([firmware.checkRequested, firmware.downloadRequested]);
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
      {failure !== null && (
        <Banner tone="bad">
          <FailureWords failure={failure} context="action" />
        </Banner>
      )}
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
