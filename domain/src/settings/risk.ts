import { findSetting } from './find-setting.ts';
import { type Risk, RISKS } from './setting.ts';

/** The keys of a change that share one risk. */
export interface RiskGroup {
  readonly risk: Risk;
  readonly keys: readonly string[];
}

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

/** The keys of a change by what they can cost, worst first; keys keep their order, empty groups are left out. */
export function riskOfChanges(keys: Iterable<string>): readonly RiskGroup[] {
  const all = [...keys].map(key => ({ key, risk: riskOfKey(key) }));
  return RISKS.map(risk => ({
    risk,
    keys: all.filter(change => change.risk === risk).map(({ key }) => key),
  })).filter(group => group.keys.length > 0);
}
