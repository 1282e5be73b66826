import { actionsSource, pagesSource } from './command-sources.ts';
import type { PaletteSource } from './palette-source.ts';
import { headingsSource } from './headings-source.ts';
import { settingsPaletteSource } from './settings-source.ts';
import { stationsSource } from './stations-source.ts';
import { tasksSource } from './tasks-source.ts';

/** All that the palette searches in, in the order in which it is shown. Loaded with the palette, not with the page. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [
  pagesSource,
  actionsSource,
  tasksSource,
  stationsSource,
  headingsSource,
  settingsPaletteSource,
];
