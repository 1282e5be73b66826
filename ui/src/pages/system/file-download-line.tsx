import type { FileDownload } from '@radiolink/application/files/file-download';
import { useUnit } from 'effector-react';
import { Banner, Button, FailureMessage, ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './panel.module.css';
import { Progress } from '../firmware/progress.tsx';

/** The button that downloads a file from the device, how far it is, and what became of it. */
export function FileDownloadLine({
  download,
  label,
}: {
  readonly download: FileDownload;
  readonly label: string;
}) {
  const t = useText();
  const [state, request, cancel] = useUnit([download.$state, download.requested, download.cancelled]);
  const isReceiving = state.kind === 'receiving';
  return (
    <>
      <div className={styles.line}>
        <Button disabled={isReceiving} onClick={() => request()}>
          {isReceiving ? t('Please wait') : label}
        </Button>
        {isReceiving && <Button onClick={() => cancel()}>{t('Cancel')}</Button>}
      </div>
      {isReceiving && <Progress percent={percentOf(state)} />}
      {state.kind === 'saved' && (
        <Banner tone="good">
          <ForeignText>{t('{file} was saved.', { file: state.name })}</ForeignText>
        </Banner>
      )}
      {state.kind === 'failed' && (
        <Banner tone="bad" urgent>
          {t('The file was not saved.')}{' '}
          {state.failure === null ? (
            state.message
          ) : (
            <FailureMessage failure={state.failure} context="action" />
          )}
        </Banner>
      )}
    </>
  );
}

function percentOf({
  bytes,
  totalBytes,
}: {
  readonly bytes: number;
  readonly totalBytes?: number | undefined;
}): number | undefined {
  return totalBytes ? Math.min(100, Math.floor((bytes * 100) / totalBytes)) : undefined;
}
