import type { BoardCapabilities, DeviceModel } from '@radiolink/domain/device';
import type { Role } from '@radiolink/domain/session';

/** The position of a feature in the navigation. §2.navigation. */
export type FeatureGroup = 'primary' | 'secondary' | 'tools' | 'settings';
export type FeatureRole = Role;

/** Properties of the device that a feature may depend on. */
export interface FeatureDevice {
  readonly board: BoardCapabilities;
  readonly model: DeviceModel;
  /** It has the versioned API alone (reading 12). */
  readonly isVersionedOnly?: boolean;
}

/** One thing the program can do, from which navigation, routes, shortcuts and help are derived. */
export interface Feature {
  readonly id: string;
  /** Hash route without `#/`. */
  readonly route: string;
  readonly group: FeatureGroup;
  /** English text, its own translation key. */
  readonly label: string;
  /** The same in one short word, where the label would be cut: the bar of a phone. */
  readonly shortLabel?: string;
  /** Keys pressed one after the other; none when left empty. §2.keyboard-shortcuts. */
  readonly keys: readonly string[];
  readonly roles: readonly FeatureRole[];
  /** English words that the command palette finds it by, in addition to its label. */
  readonly keywords?: readonly string[];
  /** True if the device has the feature; omitted: every device has it. */
  readonly when?: (device: FeatureDevice) => boolean;
  /** A device that has the versioned API alone has no call for it. reading 46. */
  readonly isClassicOnly?: boolean;
}
