/** Where a feature stands in the navigation. Specification §2, navigation groups. */
export type FeatureGroup = 'primary' | 'secondary' | 'tools' | 'settings';
export type FeatureRole = 'full' | 'read-only';

/** One thing the program can do, from which navigation, routes, shortcuts and help are derived. */
export interface Feature {
  readonly id: string;
  /** Hash route without `#/`. */
  readonly route: string;
  readonly group: FeatureGroup;
  /** English text, its own translation key. */
  readonly label: string;
  /** Name of its picture; the interface binds it. */
  readonly icon: string;
  /** Keys pressed one after the other. Specification §2, keyboard shortcuts. */
  readonly keys: readonly string[];
  readonly roles: readonly FeatureRole[];
}
