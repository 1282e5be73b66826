import { findSetting } from './find-setting.ts';
import type { Risk } from './setting.ts';

/** Risk of an unknown key, by its section: better one warning too many. */
const SECTION_RISKS: ReadonlyMap<string, Risk> = new Map<string, Risk>([
  ...[
    'netconf',
    'netmode',
    'bridge',
    'vlan',
    'dhcpc',
    'ppp',
    'route',
    'iptables',
    'ip6tables',
    'ebtables',
    'httpd',
  ].map(section => [section, 'cuts-management'] as const),
  ['users', 'locks-out'],
  ...['radio', 'wireless', 'aaa', 'wpasupplicant', 'ame'].map(section => [section, 'cuts-link'] as const),
  ...['gui', 'system'].map(section => [section, 'none'] as const),
]);

/** Risk of applying a change of this key. */
export function riskOfKey(key: string): Risk {
  const section = key.split('.', 1)[0] ?? '';
  return findSetting(key)?.descriptor.risk ?? SECTION_RISKS.get(section) ?? 'restarts-services';
}
