import type { DiffSide, DiffSideId } from '@radiolink/application/configuration-diff/diff-side';
import { Field, ForeignText } from '../../components/index.ts';
import { useText, type Text } from '../../i18n/use-text.ts';
import { useDayTime } from '../../i18n/use-time-text.ts';
import styles from './diff.module.css';

export interface SideFieldProps {
  readonly label: string;
  readonly sides: readonly DiffSide[];
  readonly chosen: DiffSideId;
  readonly onChoose: (id: DiffSideId) => void;
}

/** The choice of one side, and what is known of it. */
export function SideField({ label, sides, chosen, onChoose }: SideFieldProps) {
  const t = useText();
  const time = useDayTime();
  const side = sides.find(({ id }) => id === chosen);
  const offered = sides.filter(one => one.id === chosen || isOffered(one));
  return (
    <Field
      label={label}
      badge={<div className={styles.facts}>{side !== undefined && <SideFacts side={side} />}</div>}
      renderControl={control => (
        <select
          {...control}
          value={chosen}
          onChange={event => {
            const next = sides.find(({ id }) => id === event.target.value);
            if (next !== undefined) onChoose(next.id);
          }}
        >
          {offered.map(one => (
            <option key={one.id} value={one.id}>
              {sideName(one, t, time)}
            </option>
          ))}
          {side === undefined && (
            <option value={chosen}>{sideName({ id: chosen, at: undefined }, t, time)}</option>
          )}
        </select>
      )}
    />
  );
}

/** An unavailable source is listed only if the user can make it available, or needs the reason. */
function isOffered({ id, content }: DiffSide): boolean {
  return content.kind !== 'unavailable' || (id !== 'staged' && id !== 'edited');
}

function SideFacts({ side: { id, at, note, snapshot, fileName } }: { readonly side: DiffSide }) {
  const t = useText();
  const time = useDayTime();
  return (
    <>
      {note !== undefined && <p>{t(note)}</p>}
      {at !== undefined && snapshot === undefined && <p>{t('Loaded {time}.', { time: time(at) })}</p>}
      {fileName !== undefined && (
        <p>
          <ForeignText>{fileName}</ForeignText>
        </p>
      )}
      {snapshot !== undefined && (
        <p>
          {t('before changing {settings}', {
            settings: snapshot.changed,
          })}
          {' · '}
          <ForeignText>{snapshot.user}</ForeignText>
        </p>
      )}
      {id === 'edited' && <p>{t('Running configuration with pending changes.')}</p>}
    </>
  );
}

const NAMES: Readonly<Partial<Record<DiffSideId, string>>> = {
  running: 'Running',
  saved: 'Saved',
  edited: 'Pending changes',
  staged: 'Uploaded backup, not applied',
  file: 'Backup file',
};

/** Name of a side; a previous configuration is named by the time until which it ran. */
export function sideName(
  { id, at }: Pick<DiffSide, 'id' | 'at'>,
  t: Text,
  time: (at: number) => string,
): string {
  const name = NAMES[id];
  if (name !== undefined) return t(name);
  return at === undefined ? t('Previous') : t('Previous, replaced {time}', { time: time(at) });
}
