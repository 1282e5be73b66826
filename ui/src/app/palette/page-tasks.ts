import type { FeatureId } from '@radiolink/application/features/registry';
import { openAround } from '../../components/scrolling/open-around.ts';

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
  /** Only on a device that routes. */
  readonly routing?: boolean;
  /** Only on a device with one remote end, which the access point of a sector has not. */
  readonly singleLink?: boolean;
  /** Only on a device with the versioned API alone, which takes single settings only, or on one with the classic. */
  readonly only?: 'versioned' | 'classic';
}

/** In the order of the pages. */
export const PAGE_TASKS: readonly PageTask[] = [
  {
    page: 'dashboard',
    label: 'WAN',
    keywords: ['reconnect', 'release address', 'renew', 'refresh', 'DHCP', 'PPPoE'],
    routing: true,
  },
  {
    page: 'dashboard',
    label: 'Manage remote device',
    keywords: ['far end', 'change both ends', 'both SSIDs', 'both keys'],
    fullOnly: true,
    singleLink: true,
  },
  { page: 'stations', label: 'Columns', keywords: ['show', 'hide', 'order', 're-sort'] },
  { page: 'stations', label: 'Export', keywords: ['CSV', 'JSON', 'download'] },
  {
    page: 'services',
    at: 'ssh-server',
    label: 'Select a key file',
    keywords: ['add SSH key', 'public key'],
    only: 'classic',
  },
  {
    page: 'services',
    at: 'management-mode',
    label: 'Start management mode',
    keywords: ['Bluetooth', 'Wi-Fi'],
  },
  { page: 'system', at: 'users', label: 'Change password', keywords: ['set password', 'account'] },
  { page: 'system', at: 'firmware', label: 'Firmware', keywords: ['upgrade', 'update', 'version'] },
  { page: 'system', at: 'firmware', label: 'Check for updates', keywords: ['firmware', 'upgrade'] },
  { page: 'system', at: 'backup', label: 'Download backup', keywords: ['save', 'export', 'configuration'] },
  {
    page: 'system',
    at: 'backup',
    label: 'Restore a backup',
    keywords: ['upload', 'import', 'backup file', 'from this address'],
  },
  {
    page: 'system',
    at: 'backup',
    label: 'Parts of the configuration as JSON',
    keywords: ['Configuration', 'Network', 'Wireless', 'Services', 'System', 'export'],
    only: 'versioned',
  },
  { page: 'system', at: 'support', label: 'Download support file', keywords: ['crash', 'diagnostics'] },
  {
    page: 'system',
    at: 'support',
    label: 'Support',
    keywords: ['activate', 'license key', 'crash reports', 'dismiss the offer'],
  },
  {
    page: 'system',
    at: 'hardware',
    label: 'Hardware',
    keywords: ['temperature', 'antenna', 'sensors', 'refresh'],
  },
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
    keywords: [
      'license',
      'EULA',
      'End User License Agreement',
      'Licensed Firmware User Agreement',
      'Terms Of Service',
      'Privacy Policy',
    ],
  },
  { page: 'settings', label: 'Copy as text', keywords: ['overview', 'export', 'configuration'] },
  {
    page: 'network-tables',
    label: 'Test cable',
    keywords: ['cable test', 'TDR', 'Ethernet ports', 'length'],
    fullOnly: true,
  },
  {
    page: 'network-tables',
    label: 'WAN',
    keywords: ['reconnect', 'release address', 'renew', 'refresh', 'DHCP', 'PPPoE'],
  },
  { page: 'network-tables', label: 'Refresh', keywords: ['reload', 'ARP', 'routes', 'leases'] },
  { page: 'network-tables', label: 'Export', keywords: ['CSV', 'JSON', 'download'] },
  { page: 'history', label: 'Export', keywords: ['CSV', 'JSON', 'download'] },
  { page: 'history', label: 'Delete record', keywords: ['erase', 'privacy'] },
  { page: 'report', label: 'Export', keywords: ['JSON', 'text', 'download'] },
  { page: 'report', label: 'Print or save as PDF', keywords: ['paper', 'hand over', 'acceptance'] },
  { page: 'report', label: 'Refresh', keywords: ['readings'] },
  { page: 'log', label: 'Export', keywords: ['download', 'text'], only: 'classic' },
  { page: 'log', label: 'Clear log', keywords: ['delete', 'empty'], fullOnly: true, only: 'classic' },
  { page: 'spectrum', label: 'Save recording', keywords: ['download', 'export'] },
  { page: 'spectrum', label: 'Open recording', keywords: ['upload', 'replay', 'import'] },
  { page: 'diff', label: 'Swap', keywords: ['reverse', 'sides'] },
  { page: 'diff', label: 'Select a backup file', keywords: ['upload', 'compare'] },
  { page: 'diff', label: 'Save as patch', keywords: ['download', 'changes'] },
  { page: 'diff', label: 'Refresh', keywords: ['reload', 'compare again'] },
  { page: 'alignment', label: 'Reset best', keywords: ['peak', 'maximum'] },
  { page: 'alignment', label: 'Steps', keywords: ['guide', 'done', 'skip', 'copy result'] },
  { page: 'alignment', label: 'Start mast mode', keywords: ['align', 'sound', 'level'] },
];

/** The page may still be loading, but not for ever. */
const LONGEST_WAIT_MS = 5000;

/** Buttons and headings, which name what can be done. */
const NAMED = 'main :is(button, h2, h3)';

const title = (): Element | null => document.querySelector('main h1');

/**
 * Opens a page, and takes the focus to the button or the heading that begins with a text, as soon as the page has it.
 * Whoever acts meanwhile keeps the focus.
 *
 * @param open sets the address of the page
 */
export function focusTask(label: string, open: () => void): void {
  const [address, left] = [window.location.hash, title()];
  open();
  const isHere = window.location.hash === address;
  const observer = new MutationObserver(reach);
  const timer = setTimeout(stop, LONGEST_WAIT_MS);

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('pointerdown', stop);
    window.removeEventListener('keydown', stop);
  }

  function reach(): void {
    // A button of the same name may stand on the page that is left.
    if (!isHere && title() === left) return;
    const place = [...document.querySelectorAll<HTMLElement>(NAMED)].find(({ textContent }) =>
      textContent.trim().startsWith(label),
    );
    if (place === undefined) return;
    stop();
    openAround(place);
    place.scrollIntoView({ block: 'center' });
    if (place.tagName !== 'BUTTON') place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  window.addEventListener('pointerdown', stop);
  window.addEventListener('keydown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  reach();
}
