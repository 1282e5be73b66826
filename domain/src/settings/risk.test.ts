import { describe, expect, it } from 'vitest';
import { settingsCatalogue } from './catalogue.ts';
import { riskOfKey } from './risk.ts';
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

  it('the risk of a change is one of six, worst first', () => {
    expect(RISKS).toEqual([
      'cuts-management',
      'locks-out',
      'cuts-link',
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
