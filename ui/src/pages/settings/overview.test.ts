import { settingsContext } from '@radiolink/domain/settings';
import { expect, it } from 'vitest';
import type { Text } from '../../i18n/use-text.ts';
import { sectionsOf } from '../../settings/index.ts';
import { outline } from '../network/outline.ts';
import { overviewLines, overviewOf, type OverviewPart, overviewText } from './overview.ts';

const values = new Map([
  ['netconf.1.devname', 'eth0'],
  ['netconf.1.alias.2.ip', '192.0.2.2'],
  ['netconf.3.devname', 'br0'],
  ['netconf.3.ip', '192.0.2.12'],
  ['netconf.3.netmask', '255.255.255.0'],
  ['netconf.3.alias.1.ip', '192.0.2.3'],
  ['netconf.3.alias.4.ip', '192.0.2.4'],
  ...Array.from(
    { length: 8 },
    (_, place) => [`resolv.nameserver.${place + 1}.ip`, `192.0.2.${place}`] as const,
  ),
]);
const context = settingsContext(values);
const english = ((text: string, holes: Record<string, unknown> = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(holes[name]))) as unknown as Text;

const cardOf = (title: string, differing = false, by = context) =>
  overviewOf(sectionsOf('network', outline), {
    context: by,
    pending: [],
    carried: null,
    differing,
  }).find(({ section }) => section.title === title)!;
const linesOf = (title: string, by = context) =>
  overviewLines(cardOf(title, false, by), by, english, 'en_US').map(
    ({ label, value }) => `${label}: ${value}`,
  );

it('the overview has the entries of a list, and of a list of lists those within', () => {
  expect([cardOf('Interfaces'), cardOf('IP aliases')].map(({ entries }) => entries.length)).toEqual([2, 3]);
});

it('shows what an entry is set to, an address with the length of its mask', () => {
  expect(linesOf('Interfaces')).toContainEqual(expect.stringMatching(/^Interface br0: 192\.0\.2\.12\/24/));
});

it('says that an entry is off', () => {
  const off = settingsContext(new Map([...values, ['netconf.3.status', 'disabled']]));
  const card = overviewOf(sectionsOf('network', outline), {
    context: off,
    pending: [],
    carried: null,
    differing: false,
  }).find(({ section }) => section.title === 'Interfaces');
  const lines = overviewLines(card!, off, english, 'en_US').map(({ value }) => value.split(' · ')[0]);
  expect(lines).toEqual([expect.not.stringContaining('Off'), 'Off']);
});

it('sums up a long list', () => {
  expect(linesOf('DNS').filter(line => line.startsWith('DNS server '))).toHaveLength(6);
  expect(linesOf('DNS').at(-1)).toBe('More entries: 2');
});

it('says nothing of an empty list under a switch that is off', () => {
  expect(linesOf('Static routes')).toEqual(['Static routes: Off']);
});

it('says that a list is empty, unless only what differs is shown', () => {
  const routed = settingsContext(new Map([...values, ['route.status', 'enabled']]));
  expect(linesOf('Static routes', routed)).toEqual(['Static routes: On', 'Entries: None']);
  expect(cardOf('Static routes', true)).toBeUndefined();
});

const part = (title: string, lines: readonly (readonly [string, string])[]): OverviewPart => ({
  feature: {} as OverviewPart['feature'],
  title,
  cards: [
    {
      id: 'x',
      title: `${title} card`,
      pending: 0,
      lines: lines.map(([label, value]) => ({ key: label, label, value, differs: false })),
    },
  ],
});

it('the overview has each page, section and value in a line of its own', () => {
  const text = overviewText('Settings overview', [
    part('Wireless', [['SSID', 'ridge-north']]),
    part('Network', [['Interface br0', '192.0.2.12/24']]),
  ]);
  expect(text.split('\n')).toEqual([
    'Settings overview',
    '',
    'Wireless',
    '  Wireless card',
    '    SSID: ridge-north',
    '',
    'Network',
    '  Network card',
    '    Interface br0: 192.0.2.12/24',
    '',
  ]);
});
