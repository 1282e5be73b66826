import type { BackupText } from '@radiolink/application/configuration-diff/diff-side';
import type { Problem } from '@radiolink/domain/errors';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ForeignText } from '../../components/foreign-text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { readBackup } from '../setup/read-backup.ts';
import styles from './diff.module.css';

interface Refused {
  readonly name: string;
  readonly problems: readonly Problem[];
}

/** Chooses a local backup to compare with. It is read and checked in the page, and never sent. */
export function BackupChooser({ onRead }: { readonly onRead: (backup: BackupText) => void }) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();

  const take = async (file: File): Promise<void> => {
    const reading = await readBackup(file);
    setRefused(reading.ok ? undefined : { name: file.name, problems: reading.problems });
    if (reading.ok) onRead({ name: file.name, text: reading.text });
  };

  return (
    <div className={styles.chooser}>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('Choose a backup file')}
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void take(file);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      <Button onClick={() => chooser.current?.click()}>
        <FileUp size={16} aria-hidden="true" />
        {t('Choose a backup file')}
      </Button>
      <p className={styles.hint}>{t('The file is processed in the browser and not uploaded.')}</p>
      {refused !== undefined && (
        <div className={styles.refused}>
          <Banner tone="bad" urgent>
            <p>
              <ForeignText>{refused.name}</ForeignText>
            </p>
            {refused.problems.map(problem => (
              <p key={`${problem.key} ${JSON.stringify(problem.values ?? {})}`}>{t(problem)}</p>
            ))}
            <p>{t('The comparison did not change.')}</p>
          </Banner>
        </div>
      )}
    </div>
  );
}
