import { ChangeModels } from '@radiolink/application/configuration';
import { useUnit } from 'effector-react';
import { addressOfSetting } from '../../catalogue/setting-address.ts';
import { Banner } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import styles from './review.module.css';

/** What the changes make wrong, with the way to each field: nothing is sent before it is put right. */
export function FaultList({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const faults = useUnit(useModel(ChangeModels).apply.$faults);
  if (faults.length === 0) return null;
  return (
    <Banner tone="bad">
      {t('These settings are not right yet. Nothing is sent until they are.')}
      <ul className={styles.cuts}>
        {faults.map(({ key, name, problem }) => (
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

interface FieldLinkProps {
  readonly settingKey: string;
  readonly onFollow: () => void;
  readonly children: string;
}

/** The setting's name, as a link where a page shows its field. */
function FieldLink({ settingKey, onFollow, children }: FieldLinkProps) {
  const address = addressOfSetting(settingKey);
  if (address === undefined) return <strong>{children}</strong>;
  return (
    <a href={address} onClick={onFollow}>
      {children}
    </a>
  );
}
