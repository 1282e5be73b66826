import type { FeatureGroup } from '@radiolink/application/navigation/feature';
import type { RegisteredFeature } from '@radiolink/application/features/registry';

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
