import { describe, expect, it } from 'vitest';
import { isSecretKey } from '../configuration/secret-keys.ts';
import { settingsCatalogue } from './catalogue.ts';
import { documentedKeys } from './documented-keys.mother.ts';
import { findSetting, settingById } from './find-setting.ts';
import { fillKey, placeholdersOf } from './setting.ts';

const patterns = settingsCatalogue.map(({ key, id }) => ({
  id,
  pattern: new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\{[a-z]\}/g, '\\d+')}$`),
}));

describe('the catalogue covers the documented configuration', () => {
  it.each(documentedKeys())('%s belongs to exactly one setting', key => {
    expect(patterns.filter(({ pattern }) => pattern.test(key)).map(({ id }) => id)).toEqual([
      findSetting(key)?.descriptor.id,
    ]);
  });

  it('knows no key beyond the documented and those beside them', () => {
    const known = new Set(documentedKeys(1, 1));
    const beyond = settingsCatalogue.map(({ key }) => fillKey(key, [1, 1])).filter(key => !known.has(key));
    expect(
      beyond,
      'A key of the wire reference goes into documented-keys.mother.ts, another one into this list.',
    ).toEqual([
      'wpasupplicant.profile.1.network.2.ssid',
      'netconf.1.ip6.1.status',
      'users.1.uid',
      'users.1.gid',
      'users.1.shell',
      'users.3.uid',
      'users.3.gid',
      'users.3.shell',
    ]);
  });
});

describe('every setting', () => {
  it('every setting of the users is labelled by its own name, since they stand in one section', () => {
    const users = settingsCatalogue.filter(({ group, level }) => group === 'Users' && level !== 'internal');
    expect(users.map(({ label }) => label)).toEqual([
      'Administrator username',
      'Read-only user',
      'Read-only username',
    ]);
  });

  it('every setting has an id of its own', () => {
    expect(new Set(settingsCatalogue.map(({ id }) => id)).size).toBe(settingsCatalogue.length);
  });

  it('every setting has a name of its own', () => {
    const names = settingsCatalogue.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('carries the indexes of its key in its name', () => {
    const wrong = settingsCatalogue.filter(
      ({ key, name }) => placeholdersOf(key).join(',') !== placeholdersOf(name).join(','),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('every setting has plain sentences of help that end in a full stop, or none', () => {
    const wrong = settingsCatalogue.filter(({ help }) => !/^(?:[A-Z0-9][^!]{3,110}\.)?$/.test(help));
    expect(wrong.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });

  it('accepts its own default', () => {
    const nothing = { values: new Map(), networkMode: 'bridge' } as const;
    const refused = settingsCatalogue.filter(
      ({ default: assumed, rule }) => assumed !== undefined && rule(assumed, nothing, [1, 1]) !== undefined,
    );
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it('keeps its mirrors in the catalogue, with the same secrecy', () => {
    const wrong = settingsCatalogue.flatMap(({ id, secret, mirrors }) =>
      mirrors
        .filter(mirror => findSetting(mirror)?.descriptor.secret !== secret)
        .map(mirror => `${id} ${mirror}`),
    );
    expect(wrong).toEqual([]);
  });

  it('every setting is a secret exactly when the configuration masks its key', () => {
    const wrong = settingsCatalogue.filter(({ key, secret }) => isSecretKey(fillKey(key, [1, 1])) !== secret);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('stands under a heading of one page only', () => {
    const pages = new Map<string, Set<string>>();
    for (const { group, page } of settingsCatalogue)
      pages.set(group, (pages.get(group) ?? new Set()).add(page));
    expect([...pages].filter(([, on]) => on.size > 1).map(([group]) => group)).toEqual([]);
  });

  it('every setting is found by its id', () => {
    expect(settingById('radio.channelWidth').key).toBe('radio.1.chanbw');
  });
});
