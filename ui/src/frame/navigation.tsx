import { StartModel } from '@radiolink/application/start/start.model';
import type { FeatureId } from '@radiolink/application/features/registry';
import { useUnit } from 'effector-react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Settings from 'lucide-react/icons/settings';
import Wrench from 'lucide-react/icons/wrench';
import { ProductMark } from '../components/product-mark.tsx';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';
import styles from './navigation.module.css';
import { PlaceGroup } from './place-group.tsx';
import { PlaceLink } from './place-link.tsx';
import { placesOf } from './places.ts';

export interface NavigationProps {
  readonly current: FeatureId | undefined;
  readonly onHelp: () => void;
}

/** The places of the program, beside the page. Specification §2, navigation groups. */
export function Navigation({ current, onHelp }: NavigationProps) {
  const t = useText();
  const features = useUnit(useModel(StartModel).$features);
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
          {placesOf(features, 'primary').map(feature => (
            <PlaceLink key={feature.id} feature={feature} current={current} />
          ))}
          <PlaceGroup
            label={t('Tools')}
            icon={Wrench}
            places={placesOf(features, 'tools')}
            current={current}
          />
          <PlaceGroup
            label={t('Settings')}
            icon={Settings}
            places={placesOf(features, 'settings')}
            current={current}
          />
          {placesOf(features, 'secondary').map(feature => (
            <PlaceLink key={feature.id} feature={feature} current={current} />
          ))}
        </div>
        <div className={styles.foot}>
          <button type="button" className={styles.place} title={t('Keyboard shortcuts')} onClick={onHelp}>
            <CircleQuestionMark size={20} aria-hidden="true" />
            <span className={styles.placeName}>{t('Keyboard shortcuts')}</span>
          </button>
        </div>
      </nav>
    </div>
  );
}
