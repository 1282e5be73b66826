import { deviceModel, parseBoardInfo } from '@radiolink/domain/device';
import { describe, expect, it } from 'vitest';
import { ACTIONS, actionsFor } from './actions.ts';
import { DEFAULT_FEATURE, FEATURES, type FeatureId, featureOfHash, featuresFor } from './registry.ts';

const idsOf = (features: readonly { readonly id: string }[]): readonly string[] =>
  features.map(({ id }) => id);

/** Reading 27: what a read-only user gets. */
const TO_READ: readonly FeatureId[] = [
  'dashboard',
  'stations',
  'wireless',
  'network',
  'settings',
  'discovery',
  'log',
  'history',
  'ping',
  'traceroute',
  'network-tables',
  'spectrum',
  'alignment',
  'constellation',
  'report',
  'diff',
];
/** The same row: what is for full users alone. */
const TO_CHANGE: readonly FeatureId[] = ['services', 'system', 'site-survey', 'speed-test'];

/** §2.keyboard-shortcuts: the rows that open a page. */
const KEYS: readonly (readonly [FeatureId, string])[] = [
  ['dashboard', 'p d'],
  ['stations', 's'],
  ['settings', 'p s'],
  ['wireless', 'p w'],
  ['network', 'p n'],
  ['services', 'p e'],
  ['system', 'p y'],
  ['log', 't l'],
  ['spectrum', 't v'],
  ['alignment', 't a'],
  ['discovery', 't d'],
  ['ping', 't p'],
  ['traceroute', 't t'],
  ['speed-test', 't s'],
  ['site-survey', 't i'],
  ['constellation', 't c'],
  ['diff', 'd d'],
];

describe('the features of a role', () => {
  it('the features of a role are all of them for a full user', () => {
    expect(idsOf(featuresFor('full'))).toEqual(idsOf(FEATURES));
  });

  it('the features of a role are without the pages that a device with the versioned API alone has no call for', () => {
    const board = parseBoardInfo('');
    const device = { board, model: deviceModel(board) };
    const ids = (isVersionedOnly: boolean) => idsOf(featuresFor('full', { ...device, isVersionedOnly }));
    expect(ids(false)).toEqual(idsOf(FEATURES));
    expect(
      ids(false)
        .filter(id => !ids(true).includes(id))
        .toSorted(),
    ).toEqual(['constellation', 'log', 'spectrum']);
  });

  it('the features of a role are those that a read-only user may open, in the order of the navigation', () => {
    expect(idsOf(featuresFor('read-only'))).toEqual(TO_READ);
  });

  it.each(TO_CHANGE)('the features of a role have no %s for a read-only user, by its address neither', id => {
    expect(featureOfHash(`#/${id}`, featuresFor('read-only'))).toBeUndefined();
    expect(featureOfHash(`#/${id}`, featuresFor('full'))?.id).toBe(id);
  });
});

describe('the keys of a feature', () => {
  it.each(KEYS)('open %s by %s', (id, keys) => {
    expect(FEATURES.find(feature => feature.id === id)?.keys.join(' ')).toBe(keys);
  });

  it('the keys of a feature are of one feature or action alone, and none begins with all the keys of another', () => {
    const all = [...FEATURES, ...ACTIONS].flatMap(({ keys = [] }) =>
      keys.length > 0 ? [keys.join(' ')] : [],
    );
    expect(new Set(all).size).toBe(all.length);
    const prefixes = all.filter(one => all.some(other => other !== one && other.startsWith(`${one} `)));
    expect(prefixes).toEqual([]);
  });

  it('the keys of a feature are left out where the specification has none', () => {
    expect(idsOf(FEATURES.filter(({ keys }) => keys.length === 0))).toEqual([
      'history',
      'network-tables',
      'report',
    ]);
  });
});

describe('a feature', () => {
  it.each(FEATURES.map(feature => [feature.id, feature] as const))('%s can be found', (_, feature) => {
    expect(feature.label).not.toBe('');
    expect(feature.roles).toContain('full');
    expect(feature.route).toMatch(/^[a-z-]+$/);
  });

  it('a feature has a label of its own, so that search and navigation name one page', () => {
    expect(new Set(FEATURES.map(({ label }) => label)).size).toBe(FEATURES.length);
  });

  it('stands in one of the four groups of the navigation, of which none is empty but the secondary one', () => {
    const groups = new Set(FEATURES.map(({ group }) => group));
    expect([...groups].toSorted()).toEqual(['primary', 'settings', 'tools']);
  });
});

describe('the address of a page', () => {
  it.each(['', '#', '#/', '#/?mac=AA'])('opens the default page where it is %j', hash => {
    expect(featureOfHash(hash)?.id).toBe(DEFAULT_FEATURE);
  });

  it.each([
    ['#/wireless/radio.channelWidth', 'wireless'],
    ['#wireless', 'wireless'],
    ['#/diff?from=running&to=edited', 'diff'],
    ['#/network-tables', 'network-tables'],
  ])('%s opens %s', (hash, id) => {
    expect(featureOfHash(hash)?.id).toBe(id);
  });

  it.each(['#/Wireless', '#/wireles', '#/wireless%20', '#/__proto__', '#/constructor'])(
    '%s opens no page',
    hash => {
      expect(featureOfHash(hash)).toBeUndefined();
    },
  );
});

describe('the actions of a role', () => {
  it('the actions of a role have none that changes something for a read-only user', () => {
    expect(idsOf(actionsFor('read-only'))).toEqual([
      'help',
      'change-theme',
      'change-units',
      'log-out',
      'maximize-stations',
      'copy-link-report',
    ]);
  });

  it('the actions of a role are all for a full user, with the key of the specification that turns no-save off', () => {
    expect(actionsFor('full')).toHaveLength(ACTIONS.length);
    expect(ACTIONS.find(({ id }) => id === 'turn-off-no-save')?.keys).toEqual(['o', 's']);
  });
});
