import type { FeatureId, RegisteredFeature } from '@radiolink/application/features/registry';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../components/class-names.ts';
import styles from './navigation.module.css';
import { PlaceLink } from './place-link.tsx';

export interface PlaceGroupProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly places: readonly RegisteredFeature[];
  readonly current: FeatureId | undefined;
}

/** Places that are not always needed, under a heading that opens. Open while one of them is shown. */
export function PlaceGroup({ label, icon: Icon, places, current }: PlaceGroupProps) {
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
