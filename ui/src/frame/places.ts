import type { FeatureGroup, RegisteredFeature } from '@radiolink/application/features';

/** Places in the bar of a phone, the one for all the others among them. */
const BAR_PLACES = 5;
/** Which group comes first in the bar of a phone. */
const BAR_ORDER: readonly FeatureGroup[] = ['primary', 'settings', 'tools', 'secondary'];

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
  const ordered = BAR_ORDER.flatMap(group => placesOf(features, group));
  return { shown: ordered.slice(0, BAR_PLACES - 1), behind: ordered.slice(BAR_PLACES - 1) };
}
