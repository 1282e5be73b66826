import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import { settingNameMessage } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { Banner } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { FieldLink } from '../field-link.tsx';
import styles from './review.module.css';

/**
 * Invalid fields, and the faults that the changes cause, with a link to each field. Nothing is sent before
 * they are corrected.
 */
export function FaultList({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const editing = useModel(EditingModel);
  const changes = useModel(ChangeModels);
  const [faults, invalid, values] = useUnit([changes.apply.$faults, editing.$invalidFields, editing.$values]);
  const named = [...invalid.values()].map(field => ({
    ...field,
    name: settingNameMessage(field.key, other => values.get(other)) ?? field.name,
  }));
  const wrong = [...named, ...faults.filter(({ key }) => !invalid.has(key))];
  if (wrong.length === 0) return null;
  return (
    <Banner tone="bad">
      {t('Correct these settings before applying.')}
      <ul className={styles.cuts}>
        {wrong.map(({ key, name, problem }) => (
          <li key={`${key} ${problem.key}`}>
            <FieldLink settingKey={key} onFollow={onFollow}>
              {t(name)}
            </FieldLink>{' '}
            {t(problem)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
