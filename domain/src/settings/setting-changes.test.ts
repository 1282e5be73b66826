import { describe, expect, it } from 'vitest';
import { changeOf, type ConfigChange } from '../configuration/config-diff.ts';
import type { ThreeWayChange } from '../configuration/three-way.ts';
import { settingsCatalogue } from './catalogue.ts';
import { disputedSettings, riskOfKey, settingChanges, settingsOfKeys } from './setting-changes.ts';
import { RISKS } from './setting.ts';

describe('the risk of a change', () => {
  it.each([
    ['netconf.3.ip', 'cuts-management'],
    ['httpd.https.port', 'cuts-management'],
    ['vlan.1.id', 'cuts-management'],
    ['radio.1.freq', 'cuts-link'],
    ['radio.1.chanbw', 'cuts-link'],
    ['wireless.1.ssid', 'cuts-link'],
    ['aaa.1.wpa.psk', 'cuts-link'],
    ['radio.1.scan_list.channels', 'cuts-link'],
    ['radio.1.devname', 'cuts-link'],
    ['radio.1.polling_11ac_11n_compat', 'cuts-link'],
    ['wireless.1.mac_acl.policy', 'cuts-link'],
    ['wireless.1.mac_acl.2.comment', 'restarts-radio'],
    ['aaa.1.radius.auth.1.secret', 'cuts-link'],
    ['aaa.1.radius.acct.1.secret', 'restarts-radio'],
    ['radio.1.txpower', 'restarts-radio'],
    ['users.1.name', 'locks-out'],
    ['users.9.future', 'locks-out'],
    ['sshd.auth.passwd', 'restarts-services'],
    ['sshd.future', 'restarts-services'],
    ['telnetd.port', 'restarts-services'],
    ['httpd.session.timeout', 'restarts-services'],
    ['pwdog.host', 'restarts-services'],
    ['pwdog.future', 'restarts-services'],
    ['users.1.name', 'locks-out'],
    ['users.2.name', 'restarts-services'],
    ['sshd.auth.key.1.value', 'restarts-services'],
    ['ntpclient.1.server', 'restarts-services'],
    ['resolv.host.1.name', 'none'],
    ['netconf.3.future', 'cuts-management'],
    ['radio.1.future', 'cuts-link'],
    ['system.future', 'none'],
    ['future', 'restarts-services'],
  ])('the risk of a change of %s is %s', (key, risk) => {
    expect(riskOfKey(key)).toBe(risk);
  });

  it('the risk of a change is one of seven, worst first', () => {
    expect(RISKS).toEqual([
      'cuts-management',
      'locks-out',
      'cuts-link',
      'restarts-network',
      'restarts-radio',
      'restarts-services',
      'none',
    ]);
  });

  it('the risk of a change of an unknown key is as bad as any known one of a section that can cut', () => {
    const sections = new Map<string, number>();
    for (const { key, risk, level } of settingsCatalogue) {
      const section = key.split('.')[0]!;
      if (level !== 'internal')
        sections.set(section, Math.min(sections.get(section) ?? 9, RISKS.indexOf(risk)));
    }
    const cutting = [...sections].filter(
      ([section, risk]) =>
        RISKS[risk] !== 'none' &&
        risk < RISKS.indexOf('restarts-radio') &&
        riskOfKey(`${section}.x.future`) !== RISKS[risk],
    );
    expect(cutting).toEqual([]);
  });
});

function changed(
  ...changes: readonly (readonly [key: string, before: string | undefined, after: string | undefined])[]
) {
  const found: ConfigChange[] = changes.flatMap(change => changeOf(...change) ?? []);
  return settingChanges(
    found,
    new Map(found.flatMap(({ key, after }) => (after === undefined ? [] : [[key, after]]))),
  );
}

describe('changed settings', () => {
  it('bear their names and words', () => {
    expect(changed(['radio.1.mode', 'managed', 'master'])).toEqual([
      {
        key: 'radio.1.mode',
        keys: ['radio.1.mode'],
        name: { key: 'Wireless mode' },
        kind: 'changed',
        secret: false,
        before: 'Station',
        after: 'Access point',
        risk: 'cuts-link',
        page: 'wireless',
      },
    ]);
  });

  it('count once wherever in the file the keys that hold the same stand', () => {
    const ssid = changed(['aaa.1.ssid', 'Ridge', 'Barn'], ['wireless.1.ssid', 'Ridge', 'Barn']);
    expect(ssid.map(({ key, keys }) => [key, keys])).toEqual([
      ['wireless.1.ssid', ['wireless.1.ssid', 'aaa.1.ssid']],
    ]);
  });

  it('count once with the keys that hold the same', () => {
    const ssid = changed(
      ['wireless.1.ssid', 'Ridge', 'Barn'],
      ['aaa.1.ssid', 'Ridge', 'Barn'],
      ['wpasupplicant.profile.1.network.1.ssid', 'Ridge', 'Barn'],
    );
    expect(ssid).toHaveLength(1);
    expect(ssid[0]?.keys).toHaveLength(3);
  });

  it('count once in whatever order the keys stand', () => {
    const ssid = changed(
      ['aaa.1.ssid', 'Ridge', 'Barn'],
      ['wpasupplicant.profile.1.network.1.ssid', 'Ridge', 'Barn'],
      ['wireless.1.ssid', 'Ridge', 'Barn'],
    );
    expect(ssid.map(({ key, keys }) => [key, keys.length])).toEqual([['wireless.1.ssid', 3]]);
  });

  it('count once when each is written with the other', () => {
    const station = 'wpasupplicant.profile.1.network.1.psk';
    expect(changed([station, 'a', 'b'], ['aaa.1.wpa.psk', 'a', 'b'])).toHaveLength(1);
    expect(changed(['aaa.1.wpa.psk', 'a', 'b'], [station, 'a', 'b'])).toHaveLength(1);
  });

  it('count apart when they hold something else', () => {
    expect(changed(['wireless.1.ssid', 'Ridge', 'Barn'], ['aaa.1.ssid', 'Ridge', 'Mill'])).toHaveLength(2);
  });

  it('never show a secret', () => {
    const [secret] = changed(['aaa.1.wpa.psk', 'old-secret', 'new-secret']);
    expect(secret).toMatchObject({ secret: true, before: '••••••••', after: '••••••••' });
  });

  it('changed settings of an unknown key bear the key', () => {
    expect(changed(['vendor.thing', undefined, '1'])).toMatchObject([
      { name: { key: 'vendor.thing' }, kind: 'added', before: undefined, after: '1', page: 'other' },
    ]);
  });
});

const both = (key: string, mine: string | undefined, theirs: string | undefined): ThreeWayChange => ({
  key,
  changedBy: 'conflict',
  base: 'before',
  mine,
  theirs,
});

describe('the settings of keys', () => {
  it('the settings of keys are one where the keys hold the same', () => {
    expect(
      settingsOfKeys(['aaa.1.wpa.psk', 'snmp.contact', 'wpasupplicant.profile.1.network.1.psk']).map(
        ({ keys }) => keys,
      ),
    ).toEqual([['aaa.1.wpa.psk', 'wpasupplicant.profile.1.network.1.psk'], ['snmp.contact']]);
  });

  it('the settings of keys of an unknown key bear the key', () => {
    expect(settingsOfKeys(['vendor.thing'])).toEqual([
      { key: 'vendor.thing', keys: ['vendor.thing'], name: { key: 'vendor.thing' } },
    ]);
  });
});

describe('a disputed setting', () => {
  it('a disputed setting is asked for once, with all its keys', () => {
    const disputes = [both('aaa.1.ssid', 'Barn', 'Mill'), both('wireless.1.ssid', 'Barn', 'Mill')];
    expect(disputedSettings(disputes, new Map())).toEqual([
      {
        key: 'wireless.1.ssid',
        keys: ['wireless.1.ssid', 'aaa.1.ssid'],
        name: { key: 'SSID' },
        mine: 'Barn',
        theirs: 'Mill',
      },
    ]);
  });

  it('never shows a secret, and is nothing where one hand took it away', () => {
    expect(disputedSettings([both('aaa.1.wpa.psk', 'my-secret', undefined)], new Map())).toMatchObject([
      { mine: '••••••••', theirs: undefined },
    ]);
  });
});
