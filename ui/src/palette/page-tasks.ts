import type { FeatureId } from '@radiolink/application/features';

/** What a page lets one do, beyond showing and setting something: found by its name, and done there. */
export interface PageTask {
  readonly page: FeatureId;
  /** English words of the button, or of the heading above it. */
  readonly label: string;
  /** Heading of a settings page, as in its address. */
  readonly at?: string;
  /** English words that it is found by as well. */
  readonly keywords?: readonly string[];
  /** A read-only user has the page, and not this. */
  readonly fullOnly?: boolean;
}

/** In the order of the pages. */
export const PAGE_TASKS: readonly PageTask[] = [
  { page: 'system', at: 'firmware', label: 'Firmware', keywords: ['upgrade', 'update', 'version'] },
  { page: 'system', at: 'backup', label: 'Download backup', keywords: ['save', 'export', 'configuration'] },
  { page: 'system', at: 'backup', label: 'Restore a backup', keywords: ['upload', 'import', 'backup file'] },
  { page: 'system', at: 'support', label: 'Download support file', keywords: ['crash', 'diagnostics'] },
  { page: 'system', at: 'hardware', label: 'Hardware', keywords: ['temperature', 'antenna', 'sensors'] },
  {
    page: 'system',
    at: 'hardware',
    label: 'Flash the LEDs',
    keywords: ['locate', 'find', 'identify', 'blink'],
  },
  { page: 'system', at: 'reboot-and-reset', label: 'Reboot', keywords: ['restart', 'power cycle'] },
  {
    page: 'system',
    at: 'reboot-and-reset',
    label: 'Reset to factory defaults',
    keywords: ['erase', 'default settings'],
  },
  {
    page: 'system',
    at: 'help-pages',
    label: 'Help pages',
    keywords: ['license', 'terms', 'privacy', 'EULA'],
  },
  {
    page: 'network-tables',
    label: 'Test cable',
    keywords: ['cable test', 'TDR', 'Ethernet ports', 'length'],
    fullOnly: true,
  },
  { page: 'alignment', label: 'Start mast mode', keywords: ['align', 'sound', 'level'] },
];
