import { expect, it } from 'vitest';
import { outline as network } from '../../pages/network/outline.ts';
import { outline as services } from '../../pages/services/outline.ts';
import { outline as system } from '../../pages/system/outline.ts';
import { outline as wireless } from '../../pages/wireless/outline.ts';
import { sectionsOf } from '../sections-of.ts';
import type { EntryListPlace } from '../settings-layout.ts';

const SECTIONS = [
  ...sectionsOf('network', network),
  ...sectionsOf('services', services),
  ...sectionsOf('system', system),
  ...sectionsOf('wireless', wireless),
];
const withInner = (list: EntryListPlace): readonly EntryListPlace[] => [
  list,
  ...list.lists.flatMap(each => withInner(each)),
];

it('shows every list of the settings pages as rows', () => {
  const lists = SECTIONS.flatMap(section => section.lists.flatMap(list => withInner(list)));
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ words }) => words.columns === undefined).map(({ path }) => path)).toEqual([]);
});

it('gives each list of a section with several a heading, so that no button to add is over another', () => {
  const several = SECTIONS.filter(({ lists }) => lists.length > 1);
  expect(several.map(({ title }) => title)).toContain('IPv6');
  for (const { lists } of several)
    expect(lists.filter(({ words }) => words.title === undefined).map(({ path }) => path)).toEqual([]);
});
