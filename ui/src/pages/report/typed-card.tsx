import {
  InstallationModel,
  LONGEST_TYPED,
  type TypedField,
} from '@radiolink/application/installation/installation.model';
import type { Installation } from '@radiolink/domain/report';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { Card, Field, ForeignText, Reading, Readings, TextField } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './report.module.css';

/** English sentence keys of what is typed on one line. */
const LABELS = {
  site: 'Local site',
  remoteSite: 'Remote site',
  installedBy: 'Installed by',
} as const satisfies Partial<Record<TypedField, string>>;
const LINES = ['site', 'remoteSite', 'installedBy'] as const;

/** Sites and installer: fields on the screen, text on paper. */
export function TypedCard({ installation }: { readonly installation: Installation }) {
  const t = useText();
  const [entries, typed] = useUnitsOf(InstallationModel, '$typed', 'typed');
  return (
    <Card title={t('Sites and installer')}>
      <div className={styles.form}>
        <div className={styles.fields}>
          {LINES.map(field => (
            <TextField
              key={field}
              label={t(LABELS[field])}
              value={entries[field]}
              maxLength={unitsOfCodePoints(LONGEST_TYPED[field])}
              onChange={event => typed({ field, text: event.currentTarget.value })}
            />
          ))}
        </div>
        <Field
          label={t('Notes')}
          help={t('These entries are part of the report and its files. The browser does not store them.')}
          renderControl={control => (
            <textarea
              {...control}
              rows={3}
              maxLength={unitsOfCodePoints(LONGEST_TYPED.notes)}
              value={entries.notes}
              onChange={event => typed({ field: 'notes', text: event.currentTarget.value })}
            />
          )}
        />
      </div>
      <div className={styles.paper}>
        <Readings>
          {LINES.map(field => (
            <Reading key={field} label={t(LABELS[field])}>
              <Entered text={installation[field]} />
            </Reading>
          ))}
        </Readings>
        {installation.notes !== undefined && (
          <>
            <p className={styles.note}>{t('Notes')}</p>
            {linesOf(installation.notes).map(([place, line]) => (
              <p key={place} className={styles.notes}>
                <ForeignText>{line}</ForeignText>
              </p>
            ))}
          </>
        )}
      </div>
    </Card>
  );
}

/** A line is foreign text of its own: its end would be shown as the character that it is. */
const linesOf = (notes: string): readonly (readonly [place: number, line: string])[] =>
  notes.split('\n').map((line, place) => [place, line]);

function Entered({ text }: { readonly text: string | undefined }) {
  return text === undefined ? '—' : <ForeignText>{text}</ForeignText>;
}
