import {
  type FeatureId,
  type RegisteredFeature,
  FeaturesModel,
} from '@radiolink/application/features/registry';
import type { FeatureGroup } from '@radiolink/application/navigation/feature';
import { StartModel } from '@radiolink/application/start/start.model';
import { MAKER } from '@radiolink/domain/session';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Wrench from 'lucide-react/icons/wrench';
import { useId, useState, type MouseEvent } from 'react';
import { AfterFirstPage } from '../../components/after-first-page.tsx';
import { classNames, ProductMark } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { FEATURE_PICTURES, type Picture } from './feature-pictures.ts';
import bottomBarStyles from './bottom-bar.module.css';
import styles from './navigation.module.css';
import typography from '../../theme/typography.module.css';

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
          <span className={typography.roomy}>{MAKER.name}</span>
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

/**
 * Places that are not always needed, under a heading that opens. Open while one of them is shown; what is closed is drawn
 * once the first figures stand.
 */
function PlaceGroup({ label, icon: Icon, places, current }: PlaceGroupProps) {
  const list = useId();
  const drawn = useUnitsOf(StartModel, '$pageDrawn');
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
        {(open || drawn) &&
          places.map(feature => <PlaceLink key={feature.id} feature={feature} current={current} />)}
      </div>
    </div>
  );
}

/** Places in the bar of a phone, the one for all the others among them. */
const BAR_PLACES = 5;
/** Groups of what is opened every day, in the order of the bar of a phone. */
const BAR_GROUPS: readonly FeatureGroup[] = ['primary', 'settings'];
const BEHIND_GROUPS: readonly FeatureGroup[] = ['tools', 'secondary'];

/** The features of one group, in order. */
export function placesOf(
  features: readonly RegisteredFeature[],
  group: FeatureGroup,
): readonly RegisteredFeature[] {
  return features.filter(feature => feature.group === group);
}

/** Features in the bottom bar of a phone, and those behind its last place. */
export function barPlaces(features: readonly RegisteredFeature[]): {
  readonly shown: readonly RegisteredFeature[];
  readonly behind: readonly RegisteredFeature[];
} {
  const of = (groups: readonly FeatureGroup[]) => groups.flatMap(group => placesOf(features, group));
  const everyday = of(BAR_GROUPS);
  return {
    shown: everyday.slice(0, BAR_PLACES - 1),
    behind: [...everyday.slice(BAR_PLACES - 1), ...of(BEHIND_GROUPS)],
  };
}

const GROUPS: readonly (readonly [FeatureGroup, string])[] = [
  ['primary', 'Pages'],
  ['settings', 'Settings'],
  ['tools', 'Tools'],
  ['secondary', 'More'],
];

interface BottomBarProps {
  readonly current: FeatureId | undefined;
  readonly onHelp: () => void;
  readonly onSearch: () => void;
}

/** The places of the program under the thumb: four of them, and a sheet with the others, drawn once the first figures stand. */
export function BottomBar({ current, onHelp, onSearch }: BottomBarProps) {
  const t = useText();
  const sheet = useId();
  const features = useUnitsOf(FeaturesModel, '$features');
  const { shown, behind } = barPlaces(features);
  const close = (event: MouseEvent<HTMLElement>): void => event.currentTarget.hidePopover();
  return (
    <nav className={bottomBarStyles.bar} aria-label={t('Pages')}>
      {shown.map(feature => (
        <PlaceLink key={feature.id} feature={feature} current={current} short />
      ))}
      <button
        type="button"
        className={bottomBarStyles.more}
        popoverTarget={sheet}
        data-current={behind.some(({ id }) => id === current) ? '' : undefined}
      >
        <Ellipsis size={20} aria-hidden="true" />
        <span>{t('More')}</span>
      </button>
      <div id={sheet} popover="auto" className={bottomBarStyles.sheet} onClick={close} role="presentation">
        <AfterFirstPage fallback={null}>
          {GROUPS.map(([group, label]) => {
            const places = placesOf(behind, group);
            return (
              places.length > 0 && (
                <section key={group} aria-label={t(label)}>
                  <h2 className={bottomBarStyles.heading}>{t(label)}</h2>
                  {places.map(feature => (
                    <PlaceLink key={feature.id} feature={feature} current={current} />
                  ))}
                </section>
              )
            );
          })}
          <section aria-label={t('Help')}>
            <button type="button" className={bottomBarStyles.entry} onClick={onSearch}>
              <Search size={20} aria-hidden="true" />
              {t('Search pages and actions')}
            </button>
            <button type="button" className={bottomBarStyles.entry} onClick={onHelp}>
              <CircleQuestionMark size={20} aria-hidden="true" />
              {t('Keyboard shortcuts')}
            </button>
          </section>
        </AfterFirstPage>
      </div>
    </nav>
  );
}

interface PlaceLinkProps {
  readonly feature: RegisteredFeature;
  readonly current: FeatureId | undefined;
  /** There is room for one word only. */
  readonly short?: boolean;
}

/** A way to a page: its picture and its word. */
function PlaceLink({ feature, current, short = false }: PlaceLinkProps) {
  const t = useText();
  const { id, route, label, shortLabel = label } = feature;
  return (
    <a
      className={styles.place}
      href={`#/${route}`}
      title={t(label)}
      aria-current={id === current ? 'page' : undefined}
    >
      <FeaturePicture of={FEATURE_PICTURES[id]} />
      <span className={styles.placeName}>{t(short ? shortLabel : label)}</span>
    </a>
  );
}

/** The icon of a feature, in the colour of the text. It is decorative, next to the label. */
function FeaturePicture({ of, size = 20 }: { readonly of: Picture; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
