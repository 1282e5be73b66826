/** Texts of buttons that are no verb in English either, with what they are. */
export const NOT_ACTIONS: readonly { readonly texts: readonly string[]; readonly reason: string }[] = [
  {
    reason: 'The name of what the button opens, or goes to.',
    texts: [
      'Columns',
      'Steps',
      'Support',
      'WAN',
      'Parts of the configuration as JSON',
      'Configuration',
      'Firmware',
      'Hardware',
      'Network',
      'Services',
      'System',
      'Wireless',
      'Details of the test',
      'Help pages',
      'Keyboard shortcuts',
      'Previous configurations',
      'User menu',

      'End User License Agreement',
      'Licensed Firmware User Agreement',
      'Privacy Policy',
      'Terms Of Service',
      'Running tools',
      'Speed test',
      'Site survey',
      'Next station',
      'Previous station',
      '{seconds} s',
      'More',
    ],
  },
  {
    reason: 'One of several to choose from.',
    texts: [
      'All',
      'Local',
      'Remote',
      'My value',
      'On the device',
      '{from} to {to} MHz',
      'Full screen',
      'Sound',
    ],
  },
  {
    reason: 'What is the case; the button tells it, and opens more about it.',
    texts: [
      'All connected stations are listed',
      'Please wait',
      'Scanning…',
      'changed',
      'Done',
      'No alerts',
      'No new alerts',
      '{count} alerts',
      '{count} new',
      'Details',
      'Failed',
      'Info',
      'Selected',
      'Warning',
    ],
  },
  { reason: 'An event that the demo plays.', texts: ['Power loss'] },
];

/** Actions whose usual word in a language is none of its form. */
export const OTHER_FORMS: readonly {
  readonly texts: readonly string[];
  readonly codes: readonly string[];
  readonly reason: string;
}[] = [
  { reason: 'Zurück, Retour, Wstecz.', texts: ['Back'], codes: ['de_DE', 'fr_FR', 'pl_PL'] },
  { reason: 'Weiter, Dalej.', texts: ['Continue'], codes: ['de_DE', 'pl_PL'] },
  {
    reason: 'W górę, W dół: the direction, as in lists everywhere.',
    texts: ['Move up', 'Move down', 'Move up: {name}', 'Move down: {name}'],
    codes: ['pl_PL'],
  },
  {
    reason: 'Zoom avant, Zoom arrière: what every program calls it.',
    texts: ['Zoom in', 'Zoom out'],
    codes: ['fr_FR'],
  },
  { reason: 'Logowanie is the heading of the page too.', texts: ['Login'], codes: ['pl_PL'] },
  { reason: 'Eksport: the menu that it opens.', texts: ['Export'], codes: ['pl_PL'] },
];
