import type { SettingsPage } from '@radiolink/domain/settings';
import { keysElsewhere, keysInConnection } from '../../pages/network/connection-keys.ts';
import { outline as network } from '../../pages/network/outline.ts';
import { outline as services } from '../../pages/services/outline.ts';
import { outline as system } from '../../pages/system/outline.ts';
import { outline as wireless } from '../../pages/wireless/outline.ts';
import { carriedSections, sectionsOf, type ShownSection, shownSections } from '../../settings/index.ts';
import type { PaletteContext } from './palette-source.ts';

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
