import { MAKER } from '@radiolink/domain/session';
import {
  type FeatureId,
  type RegisteredFeature,
  FeaturesModel,
} from '@radiolink/application/features/registry';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Settings from 'lucide-react/icons/settings';
import Wrench from 'lucide-react/icons/wrench';
import { useId, useState } from 'react';
import { classNames, ProductMark } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './navigation.module.css';
import { PlaceLink } from './place-link.tsx';
import { placesOf } from './places.ts';

export interface NavigationProps {
  readonly current: FeatureId | undefined;
  readonly onHelp: () => void;
}

/** The places of the program, beside the page. §2.navigation. */
export function Navigation({ current, onHelp }: NavigationProps) {
  const t = useText();
  const features = useUnitsOf(FeaturesModel, '$features');
  return (
    <div className={styles.rail}>
      <nav className={styles.nav} aria-label={t('Pages')}>
        <div className={styles.brand}>
          <span className={styles.mark}>
            <ProductMark size={22} />
          </span>
          <span className="roomy">{MAKER.name}</span>
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

interface PlaceGroupProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly places: readonly RegisteredFeature[];
  readonly current: FeatureId | undefined;
}

/** Places that are not always needed, under a heading that opens. Open while one of them is shown. */
function PlaceGroup({ label, icon: Icon, places, current }: PlaceGroupProps) {
  const list = useId();
  const within = places.some(({ id }) => id === current);
  const [wanted, setWanted] = useState<boolean>();
  const open = wanted ?? within;
  if (places.length === 0) return null;
  return (
    <div>
      <button
        type="button"
        className={styles.place}
        title={label}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setWanted(!open)}
      >
        <Icon size={20} aria-hidden="true" />
        <span className={styles.placeName}>{label}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={classNames(styles.chevron, open && styles.turned)}
        />
      </button>
      <div id={list} className={styles.within} hidden={!open}>
        {places.map(feature => (
          <PlaceLink key={feature.id} feature={feature} current={current} />
        ))}
      </div>
    </div>
  );
}
