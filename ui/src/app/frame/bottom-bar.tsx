import { FeaturesModel, type FeatureId } from '@radiolink/application/features/registry';
import type { FeatureGroup } from '@radiolink/application/navigation/feature';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Search from 'lucide-react/icons/search';
import { type MouseEvent, useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './bottom-bar.module.css';
import { PlaceLink } from './place-link.tsx';
import { barPlaces, placesOf } from './places.ts';

const GROUPS: readonly (readonly [FeatureGroup, string])[] = [
  ['primary', 'Pages'],
  ['settings', 'Settings'],
  ['tools', 'Tools'],
  ['secondary', 'More'],
];

export interface BottomBarProps {
  readonly current: FeatureId | undefined;
  readonly onHelp: () => void;
  readonly onSearch: () => void;
}

/** The places of the program under the thumb: four of them, and a sheet with the others. */
export function BottomBar({ current, onHelp, onSearch }: BottomBarProps) {
  const t = useText();
  const sheet = useId();
  const features = useUnitsOf(FeaturesModel, '$features');
  const { shown, behind } = barPlaces(features);
  const close = (event: MouseEvent<HTMLElement>): void => event.currentTarget.hidePopover();
  return (
    <nav className={styles.bar} aria-label={t('Pages')}>
      {shown.map(feature => (
        <PlaceLink key={feature.id} feature={feature} current={current} short />
      ))}
      <button
        type="button"
        className={styles.more}
        popoverTarget={sheet}
        data-current={behind.some(({ id }) => id === current) ? '' : undefined}
      >
        <Ellipsis size={20} aria-hidden="true" />
        <span>{t('More')}</span>
      </button>
      <div id={sheet} popover="auto" className={styles.sheet} onClick={close} role="presentation">
        {GROUPS.map(([group, label]) => {
          const places = placesOf(behind, group);
          return (
            places.length > 0 && (
              <section key={group} aria-label={t(label)}>
                <h2 className={styles.heading}>{t(label)}</h2>
                {places.map(feature => (
                  <PlaceLink key={feature.id} feature={feature} current={current} />
                ))}
              </section>
            )
          );
        })}
        <section aria-label={t('Help')}>
          <button type="button" className={styles.entry} onClick={onSearch}>
            <Search size={20} aria-hidden="true" />
            {t('Search pages and actions')}
          </button>
          <button type="button" className={styles.entry} onClick={onHelp}>
            <CircleQuestionMark size={20} aria-hidden="true" />
            {t('Keyboard shortcuts')}
          </button>
        </section>
      </div>
    </nav>
  );
}
