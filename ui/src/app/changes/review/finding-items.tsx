import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { InvalidField } from '@radiolink/application/configuration/fields.model';
import type { Finding } from '@radiolink/domain/settings';
import { TextButton } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { FieldLink } from '../field-link.tsx';
import styles from './review.module.css';

export interface FindingItemsProps {
  readonly findings: readonly (InvalidField | Pick<Finding, 'key' | 'name' | 'problem' | 'repair'>)[];
  readonly onFollow: () => void;
}

/** Findings with a link to each field, and what settles them where the device's rules know it. */
export function FindingItems({ findings, onFollow }: FindingItemsProps) {
  const t = useText();
  const edited = useUnitsOf(EditingModel, 'edited');
  return (
    <ul className={styles.cuts}>
      {findings.map(found => {
        const { key, name, problem } = found;
        const repair = 'repair' in found ? found.repair : undefined;
        return (
          <li key={`${key} ${problem.key}`}>
            <FieldLink settingKey={key} onFollow={onFollow}>
              {t(name)}
            </FieldLink>{' '}
            {t(problem)}{' '}
            {repair !== undefined && (
              <TextButton onClick={() => edited(repair.changes)}>{t(repair.label)}</TextButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
