import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './review.module.css';

/** Secrets whose values were not kept: to be entered again, or left as the device has them. */
export function SecretsToEnter() {
  const t = useText();
  const open = useUnitsOf(PermittedApply, '$secretsToEnter');
  const leave = useUnitsOf(DraftsModel, 'secretLeft');
  if (open.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Re-enter')}</h3>
      <p>{t('Secrets are not stored in the browser. Re-enter them or keep the values on the device.')}</p>
      <ul className={styles.cuts}>
        {open.map(({ key, keys: all, name }) => (
          <li key={key} className={styles.dispute}>
            {t(name)}
            <TextButton
              onClick={() => {
                for (const one of all) leave(one);
              }}
            >
              {t('Leave as it is')}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
