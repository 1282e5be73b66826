import type { Picture } from '@radiolink/application/navigation/feature';
import type { FeatureId, RegisteredFeature } from '@radiolink/application/features/registry';
import { useText } from '../../i18n/use-text.ts';
import styles from './navigation.module.css';

export interface PlaceLinkProps {
  readonly feature: RegisteredFeature;
  readonly current: FeatureId | undefined;
  /** There is room for one word only. */
  readonly short?: boolean;
}

/** A way to a page: its picture and its word. */
export function PlaceLink({ feature, current, short = false }: PlaceLinkProps) {
  const t = useText();
  const { id, route, label, shortLabel = label, icon } = feature;
  return (
    <a
      className={styles.place}
      href={`#/${route}`}
      title={t(label)}
      aria-current={id === current ? 'page' : undefined}
    >
      <FeaturePicture of={icon} />
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
