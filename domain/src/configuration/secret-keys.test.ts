import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecretKey, MASK, maskedValue } from './secret-keys.ts';

const words = [
  'password',
  'passwd',
  'passphrase',
  'pass',
  'pwd',
  'psk',
  'secret',
  'token',
  'community',
  'rwcommunity',
  'wepkey',
  'wep_key',
  'preshared_key',
  'private-key',
  'apikey',
];
const sections = fc
  .array(fc.constantFrom('wireless', 'ppp', 'pptp', 'users', 'radius', 'auth', 'x', '1', '2'), {
    minLength: 1,
    maxLength: 5,
  })
  .map(parts => parts.join('.'));
const before = fc.constantFrom('', 'user_', 'wpa_', 'old-', 'my_');
const after = fc.constantFrom('', '1', '2', '_hash', '.1', '.value', '_confirm');

describe('isSecretKey', () => {
  it('knows a secret by the kind of its name, in any section and spelling', () => {
    fc.assert(
      fc.property(
        sections,
        before,
        fc.constantFrom(...words, ...words.map(word => word.toUpperCase())),
        after,
        fc.string({ minLength: 1 }),
        (section, start, word, end, value) => {
          const key = `${section}.${start}${word}${end}`;
          expect([key, maskedValue(key, value)]).toEqual([key, MASK]);
        },
      ),
    );
  });

  it.each([
    'wireless.1.wep.key.1',
    'wireless.1.wep.key',
    'pptp.1.passwd',
    'wireless.1.security.1.key',
    'wireless.1.security.key',
    'wpasupplicant.profile.1.network.1.eap.1.private_key_passwd',
    'aaa.1.radius.auth.1.secret',
    'snmp.community.rw',
    'ddns.userPass',
    'unms.uri',
  ])('masks %s', key => {
    expect(isSecretKey(key)).toBe(true);
  });

  it.each([
    'sshd.auth.passwd',
    'sshd.auth.key.1.value',
    'sshd.auth.key.1.type',
    'pwdog.host',
    'pwdog.retry',
    'aaa.1.wpa.key.1.mgmt',
    'wpasupplicant.profile.1.network.1.key_mgmt.1.name',
    'system.poe_passthrough',
    'firewall.1.bypass',
    'wireless.1.security.type',
    'snmp.rwcommunity.status',
    'users.1.password.status',
    'netconf.1.netmask',
    'resolv.host.1.name',
    '',
  ])('shows %s', key => {
    expect(isSecretKey(key)).toBe(false);
  });
});
