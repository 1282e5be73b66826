import { StatusModel } from '@radiolink/application/status/status.model';
import { allReadings, type FieldValue, type ReadingGroup } from '@radiolink/domain/status';
import { Reading, Readings } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { noticeLabel } from '../../../components/notice-labels.ts';
import styles from './all-readings.module.css';
import { ReadingValue } from './reading-value.tsx';

/** Every reading of the status, by subject. */
export function ReadingGroups() {
  const status = useUnitsOf(StatusModel, '$status');
  if (status === null) return null;
  return (
    <div className={styles.content}>
      {allReadings(status).map(group => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  );
}

/** More items than fit beside their name. */
const LONG_LIST = 6;

const isLong = (value: FieldValue): boolean => Array.isArray(value) && value.length > LONG_LIST;

function Group({ group }: { readonly group: ReadingGroup }) {
  const t = useText();
  return (
    <div className="small">
      <h2 className={styles.title}>{t(noticeLabel(group.title))}</h2>
      <Readings column="300px">
        {group.readings.map(reading => (
          <Reading key={reading.id} label={t(reading.label)} long={isLong(reading.value)}>
            <ReadingValue reading={reading} />
          </Reading>
        ))}
      </Readings>
    </div>
  );
}
