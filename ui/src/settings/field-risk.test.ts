import { ConfigText } from '@radiolink/domain/configuration';
import { managementKeys } from '@radiolink/domain/impact';
import { expect, it } from 'vitest';
import { fieldRisk } from './field-risk.ts';

type Lines = Readonly<Record<string, string>>;
const DEVICE: Lines = {
  'netconf.status': 'enabled',
  'netconf.1.status': 'enabled',
  'netconf.1.devname': 'eth0',
  'netconf.1.role': 'mlan',
  'netconf.1.ip': '192.0.2.20',
  'netconf.1.netmask': '255.255.255.0',
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.fw.status': 'enabled',
  'iptables.sys.fw.1.status': 'enabled',
  'iptables.sys.fw.1.target': 'ACCEPT',
};
/** What a field says once these changes are made. */
function riskAt(
  key: string,
  changes: Lines,
  { also = [], writes }: { also?: string[]; writes?: string[] } = {},
) {
  const [before, after] = [DEVICE, { ...DEVICE, ...changes }].map(lines =>
    ConfigText.parse(
      Object.entries(lines)
        .map(line => line.join('='))
        .join('\n'),
    ),
  ) as [ConfigText, ConfigText];
  const [original, values] = [before.entries(), after.entries()];
  const cutting = managementKeys({ before, after });
  const changed = original.get(key) !== values.get(key) || writes !== undefined;
  return fieldRisk({ key, changed, ...(writes && { writes }) }, also, {
    original,
    cutting,
    context: { values },
  });
}
const NEW_RULE: Lines = { 'iptables.sys.fw.2.status': 'enabled', 'iptables.sys.fw.2.target': 'ACCEPT' };

it('a field of a new entry says what the entry does so far, not what one may do', () => {
  expect(riskAt('iptables.sys.fw.2.src', NEW_RULE)).toBe('restarts-network');
  expect(riskAt('iptables.sys.fw.2.src', { ...NEW_RULE, 'iptables.sys.fw.2.target': 'DROP' })).toBe(
    'cuts-management',
  );
});

it('a field of the device that is not changed leaves it to its setting to say what a change may do', () => {
  expect(riskAt('iptables.sys.fw.1.src', {})).toBeUndefined();
  expect(riskAt('netconf.1.ip', { 'netconf.1.netmask': '255.255.0.0' })).toBeUndefined();
});

it('a comment is never said to cut management access', () => {
  expect(riskAt('iptables.sys.fw.1.comment', {})).toBe('restarts-network');
  expect(riskAt('iptables.sys.fw.2.comment', { ...NEW_RULE, 'iptables.sys.fw.2.target': 'DROP' })).toBe(
    'restarts-network',
  );
});

it('a control that writes several keys says the worst of those that are changed', () => {
  const mask = { 'netconf.1.netmask': '255.255.0.0' };
  expect(riskAt('netconf.1.mtu', { 'netconf.1.mtu': '1400', ...mask }, { also: ['netconf.1.netmask'] })).toBe(
    'cuts-management',
  );
  expect(riskAt('wan-nat', mask, { writes: ['netconf.1.netmask', 'iptables.sys.masq.status'] })).toBe(
    'cuts-management',
  );
  expect(
    riskAt('wan-nat', { 'iptables.sys.masq.status': 'enabled' }, { writes: ['iptables.sys.masq.status'] }),
  ).toBe('restarts-network');
});
