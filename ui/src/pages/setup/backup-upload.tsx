import type { Problem } from '@radiolink/domain/errors';
import { backupResults, type SetupResults } from '@radiolink/domain/session';
import { useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { ForeignText } from '../../components/foreign-text.tsx';
import { TextButton } from '../../components/button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { readBackup } from '@radiolink/application/backup/read-backup';
import styles from './setup.module.css';
import typography from '../../theme/typography.module.css';

export interface BackupUploadProps {
  readonly busy: boolean;
  readonly onLoaded: (produced: SetupResults) => Promise<boolean>;
}

interface Refused {
  readonly name: string;
  readonly problems: readonly Problem[];
}

/** `Upload Backup Configuration`: a checked file takes the place of all other steps. §2. */
export function BackupUpload({ busy, onLoaded }: BackupUploadProps) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();

  const take = async (file: File): Promise<void> => {
    setRefused(undefined);
    const reading = await readBackup(file);
    if (reading.ok) await onLoaded(backupResults(reading.text));
    else setRefused({ name: file.name, problems: reading.problems });
  };

  return (
    <div className={styles.backup}>
      {refused !== undefined && (
        <div className={styles.problems}>
          <Banner tone="bad" urgent>
            <p className={typography.strong}>
              <ForeignText>{refused.name}</ForeignText>
            </p>
            {refused.problems.map(problem => (
              <p key={`${problem.key} ${JSON.stringify(problem.values ?? {})}`}>{t(problem)}</p>
            ))}
          </Banner>
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('Upload Backup Configuration')}
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void take(file);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      <TextButton disabled={busy} onClick={() => chooser.current?.click()}>
        {t('Upload Backup Configuration')}
      </TextButton>
    </div>
  );
}
