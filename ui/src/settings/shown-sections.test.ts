import { changeOf } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import { type ChangePlan, reviewedChanges, settingsContext } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { placedIn } from './placed-in.mother.ts';
import { keyOf } from './placed-setting.ts';
import { sectionsOf } from './sections-of.ts';
import { changedCountOf, changedKeysOf, type ShownBy, shownSections } from './shown-sections.ts';

const ALIAS = {
  entry: 'Alias {number}',
  made: { add: 'Add alias', empty: 'No aliases' },
};
const SECTIONS = sectionsOf('network', { entries: { 'netconf.{n}.alias': ALIAS } });
const aliases = SECTIONS.find(({ title }) => title === 'IP aliases');
const interfaces = SECTIONS.find(({ title }) => title === 'Interfaces');
const values = new Map([
  ['netconf.1.mtu', '1500'],
  ['netconf.1.alias.2.ip', '192.0.2.2'],
  ['netconf.3.mtu', '1400'],
  ['netconf.3.alias.1.ip', '192.0.2.3'],
  ['netconf.3.alias.4.ip', '192.0.2.4'],
]);

/** What the review counts of these values. */
const reviewed = (after: ReadonlyMap<string, string>, plans: readonly ChangePlan[] = []) =>
  reviewedChanges(
    [...after].flatMap(([key, value]) => changeOf(key, values.get(key), value) ?? []),
    after,
    plans,
  );

/** The addresses of the entries that are shown of a section. */
const shownIn = (by: Partial<ShownBy> = {}) => {
  const context = settingsContext(values);
  const view = {
    context,
    original: values,
    invalid: [],
    view: 'advanced',
    target: undefined,
    ...by,
  } as const;
  return shownSections([aliases!], view).flatMap(({ lists }) =>
    lists.flatMap(({ entries }) =>
      entries.flatMap(entry => entry.lists.flatMap(list => list.entries.map(({ indexes }) => indexes))),
    ),
  );
};

it('a section places the settings of a list in a list at both numbers', () => {
  const keys = placedIn([aliases!], values).map(keyOf);
  expect(keys.filter(key => key.endsWith('.ip'))).toEqual([
    'netconf.1.alias.2.ip',
    'netconf.3.alias.1.ip',
    'netconf.3.alias.4.ip',
  ]);
});

it('a new entry of a list counts once', () => {
  const added = new Map([
    ...values,
    ['netconf.3.alias.9.ip', '192.0.2.9'],
    ['netconf.3.alias.9.status', 'enabled'],
  ]);
  expect(changedCountOf(aliases!, reviewed(added))).toBe(1);
});

it('a plan counts once in each section that it changes, as in the bar', () => {
  const planned = new Map([...values, ['netconf.1.mtu', '1300'], ['netconf.3.mtu', '1300']]);
  expect(changedCountOf(interfaces!, reviewed(planned))).toBe(2);
  const made = new Map([
    ['netconf.1.mtu', '1300'],
    ['netconf.3.mtu', '1300'],
  ]);
  const words = message('MTU');
  const plan = { key: 'netconf.1.mtu', name: words, before: words, after: words, made };
  expect(changedCountOf(interfaces!, reviewed(planned, [plan]))).toBe(1);
  expect(changedCountOf(aliases!, reviewed(planned, [plan]))).toBe(0);
});

it('what is changed in a list counts in the section of its settings only', () => {
  const edited = new Map([...values, ['netconf.3.mtu', '1300'], ['netconf.3.alias.1.ip', '192.0.2.9']]);
  expect(changedKeysOf(interfaces!, values, edited)).toEqual(['netconf.3.mtu']);
  expect(changedKeysOf(aliases!, values, edited)).toEqual(['netconf.3.alias.1.ip']);
});

describe('what is shown of a list', () => {
  it('what is shown of a list are its entries by the numbers around them and their own', () => {
    expect(shownIn()).toEqual([
      [1, 2],
      [3, 1],
      [3, 4],
    ]);
  });

  it('what is shown of a list is in the basic view what is changed or not valid', () => {
    const edited = new Map([...values, ['netconf.3.alias.4.ip', '192.0.2.9']]);
    expect(shownIn({ view: 'basic' })).toEqual([]);
    expect(shownIn({ view: 'basic', context: settingsContext(edited) })).toEqual([[3, 4]]);
    expect(shownIn({ view: 'basic', invalid: ['netconf.1.alias.2.ip'] })).toEqual([[1, 2]]);
  });

  it('what is shown of a list is nothing where there is nothing to edit and nothing to add', () => {
    const view = { original: new Map(), invalid: [], view: 'advanced', target: undefined } as const;
    const shown = shownSections([interfaces!], { ...view, context: settingsContext(new Map()) });
    expect(shown).toEqual([]);
  });

  it('what is shown of a list is an empty list that an entry can be added to', () => {
    const none = new Map([['netconf.1.devname', 'eth0']]);
    const view = { original: none, invalid: [], view: 'advanced', target: undefined } as const;
    const [shown] = shownSections([aliases!], { ...view, context: settingsContext(none) });
    expect(shown?.lists[0]?.entries[0]?.lists.map(({ at, entries }) => [at, entries])).toEqual([[[1], []]]);
  });
});
