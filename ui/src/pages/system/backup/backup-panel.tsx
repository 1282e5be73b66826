import { BackupModel } from '@radiolink/application/backup/backup.model';
import { FEATURES } from '@radiolink/application/features/registry';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useModel } from '../../../models/models.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FileDownloadLine } from '../file-download-line.tsx';
import styles from '../panel.module.css';
import { Restore } from './restore.tsx';

const DIFF = `#/${FEATURES.find(({ id }) => id === 'diff')?.route ?? ''}`;

/** A versioned device alone has documents. */
const Documents = lazyPart(
  async () => (await import(/* webpackChunkName: "system-documents" */ './documents.part.ts')).part,
);

/** The backup of the configuration: downloaded, compared, and restored. */
export function BackupPanel() {
  const t = useText();
  const { download, restoresItself } = useModel(BackupModel);
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        {t('The file holds all settings, with passwords and keys in plain text. Store it safely.')}
      </p>
      <FileDownloadLine download={download} label={t('Download backup')} />
      <p className={styles.text}>
        <a href={DIFF}>{t('Compare a backup or an earlier configuration with this one')}</a>
      </p>
      <Restore />
      {restoresItself && (
        <Suspense fallback={null}>
          <Documents />
        </Suspense>
      )}
    </div>
  );
}
