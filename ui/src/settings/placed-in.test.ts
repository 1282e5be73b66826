import { settingsContext } from '@radiolink/domain/settings';
import { expect, it } from 'vitest';
import { keyOf } from './placed-setting.ts';
import { placedIn } from './placed-in.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';
import { changedKeysOf, shownSections } from './shown-sections.ts';

const words = { entry: 'Entry {number}', add: 'Add station', empty: 'No entries' };
const sectionOf = (number: number): SettingsSectionPlace => ({
  id: `interface-${number}`,
  title: 'Network',
  settings: ['interface.mtu'],
  at: [number],
  entries: { path: `netconf.${number}.alias`, settings: ['alias.address'], fresh: {}, words },
});
const SECTIONS = [sectionOf(1), sectionOf(3)];
const values = new Map([
  ['netconf.1.mtu', '1500'],
  ['netconf.1.alias.2.ip', '192.0.2.2'],
  ['netconf.3.mtu', '1400'],
  ['netconf.3.alias.1.ip', '192.0.2.3'],
  ['netconf.3.alias.4.ip', '192.0.2.4'],
]);

it('a section places its settings at its own numbers, and its list at its own entries', () => {
  expect(placedIn(SECTIONS, values).map(keyOf)).toEqual([
    'netconf.1.mtu',
    'netconf.1.alias.2.ip',
    'netconf.3.mtu',
    'netconf.3.alias.1.ip',
    'netconf.3.alias.4.ip',
  ]);
});

it('a page without lists places no entry', () => {
  expect(
    placedIn([{ id: 'a', title: 'Network', settings: ['interface.mtu'], at: [2] }], values).map(keyOf),
  ).toEqual(['netconf.2.mtu']);
});

it('what is changed in one section does not count in another of the same settings', () => {
  const edited = new Map([...values, ['netconf.3.mtu', '1300'], ['netconf.3.alias.1.ip', '192.0.2.9']]);
  expect(SECTIONS.map(section => changedKeysOf(section, values, edited))).toEqual([
    [],
    ['netconf.3.mtu', 'netconf.3.alias.1.ip'],
  ]);
});

it('a setting is shown where its own section says that it applies', () => {
  const sections = SECTIONS.map(section => ({ ...section, settings: ['interface.ipv6Address'] as const }));
  const context = settingsContext(new Map([...values, ['netconf.3.ip6.status', 'enabled']]));
  const shown = shownSections(sections, {
    context,
    original: values,
    invalid: [],
    view: 'advanced',
    target: undefined,
  });
  expect(shown.map(({ section, settings }) => [section.id, settings.length])).toEqual([
    ['interface-1', 0],
    ['interface-3', 1],
  ]);
});
