import { NOTE_MAX_LENGTH } from '@radiolink/application/station/station-notes.model';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './station-details.module.css';
import { classNames } from '../../components/index.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** The note about the station. Saved on each keystroke, so that no text is lost when the panel closes. */
export function NoteField({ mac }: { readonly mac: string }) {
  const t = useText();
  const id = useId();
  const [notes, saved, write] = useUnitsOf(StationsModel, '$notes', '$notesSaved', 'noteWritten');
  const [draft, setDraft] = useState<string | null>(null);
  const stored = notes.get(mac) ?? '';
  return (
    <div className={classNames(layout.near, layout.slim)}>
      <label className={classNames(typography.remark, typography.strong)} htmlFor={id}>
        {t('Note')}
      </label>
      <textarea
        id={id}
        className={styles.note}
        aria-describedby={`${id}-help`}
        dir="auto"
        rows={2}
        maxLength={unitsOfCodePoints(NOTE_MAX_LENGTH)}
        value={draft ?? stored}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          write({ mac, text: value });
        }}
        onBlur={() => setDraft(null)}
      />
      <p id={`${id}-help`} className={typography.remark}>
        {saved
          ? t('Stored in this browser only, not on the device.')
          : t('This browser blocks storage: the note is lost when you leave the page.')}
      </p>
    </div>
  );
}
