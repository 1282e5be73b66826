import type { SettingId } from '@radiolink/domain/settings';
import type { ComponentType } from 'react';
import type { PlacedSetting } from './placed-setting.ts';

/** A list in the configuration to which entries are added: `wireless.1.mac_acl.{n}`. */
export interface EntryListPlace {
  /** Key prefix of the entries: `wireless.1.mac_acl`. */
  readonly path: string;
  /** The setting that an entry cannot do without; the first of `settings`. */
  readonly settings: readonly [SettingId, ...SettingId[]];
  /** Leaves that a new entry starts with: `status` enabled. */
  readonly fresh: Readonly<Record<string, string>>;
  readonly words: EntryListWords;
}

/** English sentence keys. */
export interface EntryListWords {
  readonly entry: string;
  readonly add: string;
  readonly empty: string;
}

/**
 * One section of a settings page: heading and content. A page places descriptors; it does not restate them.
 */
export interface SettingsSectionPlace {
  /** Part of the address: `#/wireless/channel`. */
  readonly id: string;
  /** English sentence key. */
  readonly title: string;
  readonly settings: readonly SettingId[];
  /** The indexes in the keys of its settings, ahead of that of an entry: the 3 of `netconf.3.ip`. */
  readonly at?: readonly number[];
  readonly entries?: EntryListPlace;
  /**
   * Content of the section in addition to its fields: a picker, a key to enter. Hidden with the section's
   * last field.
   */
  readonly Extra?: ComponentType;
}

/** A field that a page draws in its own way. */
export type OwnField = ComponentType<{ readonly placed: PlacedSetting }>;

export type OwnFields = Readonly<Partial<Record<SettingId, OwnField>>>;
