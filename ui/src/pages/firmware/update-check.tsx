import type { UpgradeModel } from '@radiolink/application/firmware/firmware.model';
import type { Token } from '@radiolink/application/wiring/token';
import { Banner, Button, FailureBanner } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './firmware.module.css';
import typography from '../../theme/typography.module.css';

/** Only an address of the web becomes a link. */
const linkTo = (url: string | undefined): string | undefined =>
  url?.startsWith('https://') ? url : undefined;

interface UpdateCheckProps {
  /** This device's, or that of a remote one. */
  readonly model: Token<UpgradeModel>;
  /** What is said of a device that has no such check. */
  readonly unsupported: string;
}

/** Asks the manufacturer for newer firmware, and lets the device download it. */
export function UpdateCheck({ model, unsupported }: UpdateCheckProps) {
  const t = useText();
  const [update, checking, failure] = useUnitsOf(model, '$update', '$checking', '$checkFailure');
  const [check, download] = useUnitsOf(model, 'checkRequested', 'downloadRequested');
  if (update === 'unsupported') {
    return <p className={typography.muted}>{unsupported}</p>;
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
