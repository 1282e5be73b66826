import { listSettings } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { sectionsOf, hashOfTarget, targetOfHash } from './sections-of.ts';
import { idsIn } from './settings-layout.ts';

const PAGES = ['wireless', 'network', 'services', 'system'] as const;
const titlesOf = (sections: ReturnType<typeof sectionsOf>) => sections.map(({ title }) => title);

describe('the sections of a settings page', () => {
  it.each(PAGES)('place every setting of the page %s that belongs on a form, once', page => {
    const placed = sectionsOf(page).flatMap(idsIn);
    expect(placed.toSorted()).toEqual(
      listSettings({ page })
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('follow the order of the page, then that of the catalogue', () => {
    const catalogue = titlesOf(sectionsOf('services'));
    const order = ['Spectrum view', 'SNMP agent'] as const;
    expect(titlesOf(sectionsOf('services', { order }))).toEqual([
      ...order,
      ...catalogue.filter(title => title !== order[0] && title !== order[1]),
    ]);
  });

  it('the sections of a settings page have an address of letters and digits', () => {
    expect(sectionsOf('wireless').map(({ id }) => id)).toContain('mac-access-list');
    const ids = PAGES.flatMap(page => sectionsOf(page).map(({ id }) => id));
    expect(ids.filter(id => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('form a list of settings with an index in their keys', () => {
    const keys = sectionsOf('services').find(({ title }) => title === 'SSH server');
    expect(keys?.settings).toContain('ssh.port');
    expect(keys?.settings).not.toContain('ssh.key');
    expect(keys?.lists.map(({ path, settings }) => [path, settings[0]])).toEqual([
      ['sshd.auth.key', 'ssh.key'],
    ]);
  });

  it('form lists in lists, and several lists in a section', () => {
    const ipv6 = sectionsOf('network').find(({ title }) => title === 'IPv6');
    expect(ipv6?.lists.map(({ path, lists }) => [path, lists.map(inner => inner.path)])).toEqual([
      ['dhcp6c', ['dhcp6c.{n}.stateful.pd']],
      ['dhcp6d', ['dhcp6d.{n}.dns']],
    ]);
  });

  it('the sections of a settings page have the words of the page for its lists, and its own contents', () => {
    const words = { entry: 'Server {number}', made: { add: 'Add server', empty: 'No servers' } };
    const Extra = () => null;
    const sections = sectionsOf('services', {
      entries: { ntpclient: words },
      extras: { 'NTP servers': Extra },
    });
    const servers = sections.find(({ title }) => title === 'NTP servers');
    expect(servers?.Extra).toBe(Extra);
    expect(servers?.lists[0]?.words).toBe(words);
    expect(sections.filter(section => section.Extra !== undefined)).toEqual([servers]);
  });

  it('refuse a list that the catalogue does not have', () => {
    expect(() => sectionsOf('services', { entries: { ntp: { entry: 'Server {number}' } } })).toThrow('ntp');
  });

  it('refuse a heading of another page', () => {
    // @ts-expect-error: it belongs to the page of the network.
    expect(titlesOf(sectionsOf('services', { order: ['VLANs'] }))).toContain('VLANs');
  });
});

it.each([
  ['#/wireless/radio.channelWidth', 'radio.channelWidth'],
  ['#/wireless', undefined],
  ['#/wireless/', undefined],
  ['#/wireless/%', undefined],
  ['', undefined],
])('the address %j names %j within its page', (hash, target) => {
  expect(targetOfHash(hash)).toBe(target);
});

it('an address names what it leads to', () => {
  expect(hashOfTarget('#/wireless/mode', 'access-list')).toBe('#/wireless/access-list');
});
