import type { SettingId } from '@radiolink/domain/settings';
import type { ComponentType } from 'react';
import type { PlacedSetting } from './placed-setting.ts';

/** Description of a list of entries. English sentence keys. */
export interface EntryListWords {
  /** Heading of an entry: `Entry {name}`, or `Interface {name}` by what the user named. */
  readonly entry: string;
  /** Heading of the list, where its section has several: `DHCPv6 clients`. Its button to add is in the line of it. */
  readonly title?: string;
  /** Heading of an entry where the device has single settings of it: `Default gateway` for a list of routes. */
  readonly only?: string;
  /** True for a list that the basic view leaves out, but for entries that are changed: the page asks for the same by task. */
  readonly specialist?: boolean;
  /** Settings that are columns of a table: a row an entry. The others stand behind its details. Omitted: a frame an entry. */
  readonly columns?: readonly SettingId[];
  /** Columns headed by another setting, whose field theirs draws: the speed by auto-negotiation. */
  readonly heads?: Readonly<Partial<Record<SettingId, SettingId>>>;
  /** True where a row begins with the name of its entry, which no column has. */
  readonly named?: boolean;
  /** True where the details of a row are open at first: they are the entry. */
  readonly opened?: boolean;
  /** Texts to add entries, which can then also be removed; omitted for a list that the device defines. */
  readonly made?: {
    /** The button: `Add station`. Omitted where the page adds entries in another way. */
    readonly add?: string;
    /** Instead of the entries: `No entries`. */
    readonly empty: string;
    /** Whether the order of the entries has a meaning: they can be moved. */
    readonly ordered?: boolean;
    /** Values of a new entry by the ends of their keys, beyond an enabled `status`. */
    readonly fresh?: Readonly<Record<string, string>>;
    /** Further ones that depend on the configuration. */
    readonly freshBy?: (values: ReadonlyMap<string, string>) => Readonly<Record<string, string>>;
  };
}

/** A list in the configuration: one fieldset for each of its entries. */
export interface EntryListPlace {
  /** Key prefix of the entries: `wireless.1.mac_acl`, or `dhcpd.{n}.dns` in the entries of another list. */
  readonly path: string;
  /** The settings of an entry. The user makes no entry without the first. */
  readonly settings: readonly SettingId[];
  /** The lists in each of its entries. */
  readonly lists: readonly EntryListPlace[];
  readonly words: EntryListWords;
  /** The keys that the device stores; omitted where it stores any. */
  readonly keys?: ReadonlySet<string>;
  /** The entries, where the device has these and no other, whether they hold a value or none. */
  readonly numbers?: readonly number[];
}

/** One section of a settings page: heading and content. */
export interface SettingsSectionPlace {
  /** Part of the address: `#/wireless/channel`. */
  readonly id: string;
  /** English sentence key. */
  readonly title: string;
  readonly settings: readonly SettingId[];
  readonly lists: readonly EntryListPlace[];
  /**
   * Content of the section in addition to its fields: a picker, a key to enter. Hidden with the section's
   * last field, unless `alone`.
   */
  readonly Extra?: ComponentType;
  readonly alone?: boolean;
  /** True where that content precedes the fields. */
  readonly leads?: boolean;
}

/** A heading of a settings page without settings: actions, readings, a form of its own. */
export interface SettingsPanel {
  /** English sentence key; the address is made from it: `#/system/reboot-and-reset`. */
  readonly title: string;
  readonly View: ComponentType;
  /** Addresses of the parts in it, by spaces, where they are seldom needed: it is closed until it is opened, or one of them is asked for. */
  readonly folds?: string;
}

/** A field that a page draws in its own way. */
export type OwnField = ComponentType<{ readonly placed: PlacedSetting }>;

/** Fields that a page draws in its own way; null for a setting that the field of another one writes, and that has none. */
export type OwnFields = Readonly<Partial<Record<SettingId, OwnField | null>>>;

/** The ids of all settings of a section or list, those of the lists in it included. */
export function idsIn({ settings, lists }: Pick<EntryListPlace, 'settings' | 'lists'>): readonly SettingId[] {
  return [...settings, ...lists.flatMap(idsIn)];
}
