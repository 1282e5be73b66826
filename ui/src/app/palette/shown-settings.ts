import type { SettingsPage, SettingsContext } from '@radiolink/domain/settings';
import type { StationRow } from '@radiolink/domain/station';
import type { Command } from '../../components/commands/command.ts';
import type { Text } from '../../i18n/use-text.ts';
import { keysElsewhere, keysInConnection } from '../../pages/network/connection-keys.ts';
import { outline as network } from '../../pages/network/outline.ts';
import { outline as services } from '../../pages/services/outline.ts';
import { outline as system } from '../../pages/system/outline.ts';
import { outline as wireless } from '../../pages/wireless/outline.ts';
import { carriedSections, sectionsOf, type ShownSection, shownSections } from '../../settings/index.ts';

const SECTIONS = {
  wireless: sectionsOf('wireless', wireless),
  network: sectionsOf('network', network),
  services: sectionsOf('services', services),
  system: sectionsOf('system', system),
} as const;

/** A settings page with what it shows. */
export interface ShownPage {
  readonly id: SettingsPage;
  readonly label: string;
  readonly sections: readonly ShownSection[];
  /** Keys whose fields stand above the sections. */
  readonly keys: readonly string[];
}

/**
 * The settings pages of this user with the sections and fields that they show: by the same rules as the pages, so that
 * nothing is found that is not there.
 */
export function shownPages({ commands, settings, carried }: PaletteContext): readonly ShownPage[] {
  const by = {
    context: settings,
    original: settings.values,
    invalid: [],
    view: 'advanced',
    target: undefined,
  } as const;
  const { values } = settings;
  return commands.flatMap(({ kind, id, label }) => {
    if (kind !== 'page' || !isSettingsPage(id)) return [];
    const isNetwork = id === 'network';
    const elsewhere = isNetwork ? keysElsewhere({ values, original: values }, carried) : undefined;
    const sections = shownSections(carriedSections(SECTIONS[id], carried), { ...by, elsewhere });
    const keys = isNetwork ? keysInConnection(values, carried) : [];
    return [{ id, label, sections, keys: keys.filter(key => carried?.has(key) ?? true) }];
  });
}

/** Whether a section of a settings page is shown; what is none of them, such as a panel of actions, always is. */
export function isShownSection(page: string, id: string, context: PaletteContext): boolean {
  if (!isSettingsPage(page) || !SECTIONS[page].some(section => section.id === id)) return true;
  return shownPages(context).some(
    ({ id: shown, sections }) => shown === page && sections.some(({ section }) => section.id === id),
  );
}

function isSettingsPage(id: string): id is SettingsPage {
  return Object.hasOwn(SECTIONS, id);
}

/** Opens an address, and again when it is the current one: its target takes the focus once more. */
export function openAddress(address: string): void {
  // Setting the address that is current already emits no event for the repeated request.
  if (window.location.hash === address) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else window.location.hash = address;
}

/** One thing that the palette finds. */
export interface PaletteEntry {
  /** Unique within the source. */
  readonly id: string;
  /** In the user's language. */
  readonly label: string;
  /** Its location or current value, in the user's language. */
  readonly detail?: string;
  /** English words that it is found by as well, its English label among them. */
  readonly keywords: readonly string[];
  readonly keys?: readonly string[];
  /** Runs after the palette has closed and the focus is back on the page. */
  readonly run: () => void;
}

/** Data of a source, read when the palette opens and when the commands change. */
export interface PaletteContext {
  readonly t: Text;
  readonly commands: readonly Command[];
  /** The configuration with its changes and the board; a setting that does not apply is left out. */
  readonly settings: SettingsContext;
  /** Keys that the device has a place for; null for one that takes any. */
  readonly carried: ReadonlySet<string> | null;
  readonly stations: readonly StationRow[];
  readonly readOnly: boolean;
}

/** Something that the palette searches in: pages, actions, settings. */
export interface PaletteSource {
  readonly id: string;
  /** English heading, its own translation key. */
  readonly heading: string;
  /** True if its entries are listed before any input. */
  readonly listed: boolean;
  entries(context: PaletteContext): readonly PaletteEntry[];
}
