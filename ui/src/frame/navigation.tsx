import { type FeatureId, featuresFor } from '@radiolink/application/features';
import { useUnit } from 'effector-react';
import { ProductMark } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';
import { FEATURE_ICONS } from './feature-icons.ts';
import styles from './frame.module.css';

/** The places of the program: a rail beside the page, a bar below it on a phone. */
export function Navigation({ current }: { readonly current: FeatureId | undefined }) {
  const t = useText();
  const { readOnly } = useUnit(useModels().session.$user);
  return (
    <div className={styles.rail}>
      <nav className={styles.nav} aria-label={t('Pages')}>
        <div className={styles.brand}>
          <span className={styles.mark}>
            <ProductMark size={22} />
          </span>
          <span className={styles.brandName}>radiolink</span>
        </div>
        <div className={styles.places}>
          {featuresFor(readOnly ? 'read-only' : 'full').map(({ id, route, label }) => {
            const Icon = FEATURE_ICONS[id];
            return (
              <a
                key={id}
                className={styles.place}
                href={`#/${route}`}
                aria-current={id === current ? 'page' : undefined}
              >
                <Icon size={20} aria-hidden="true" />
                <span className={styles.placeName}>{t(label)}</span>
              </a>
            );
          })}
        </div>
      </nav>
    </div>
  );
}
