import type { Command } from '../../components/commands/command.ts';
import type { SettingsContext } from '@radiolink/domain/settings';
import type { StationRow } from '@radiolink/domain/station';
import type { Text } from '../../i18n/use-text.ts';

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
