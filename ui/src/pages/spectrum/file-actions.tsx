import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import styles from './spectrum.module.css';

/** A recording has 2 MB at most. What is many times as long is none, and is not read. */
const LONGEST_BYTES = 32_000_000;

/** Saving a recording, and opening one. */
export function FileActions() {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const spectrum = useModel(SpectrumModel);
  const [isThere, save, open] = useUnit([
    spectrum.$isThere,
    spectrum.recordingRequested,
    spectrum.fileOpened,
  ]);
  return (
    <div className={styles.actions}>
      <Button disabled={!isThere} onClick={() => save()}>
        {t('Save recording')}
      </Button>
      <Button onClick={() => field.current?.click()}>{t('Open recording')}</Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('Open recording')}
        onChange={async event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined)
            open({ name: file.name, text: file.size > LONGEST_BYTES ? '' : await file.text() });
          if (field.current !== null) field.current.value = '';
        }}
      />
    </div>
  );
}
