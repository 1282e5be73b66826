import type { ConfigText } from '@radiolink/domain/configuration';

/** Sections whose change restarts more than services. §classic.writecfg. */
const RESTARTING_SECTIONS = new Set([
  'radio',
  'wireless',
  'aaa',
  'wpasupplicant',
  'netconf',
  'bridge',
  'vlan',
  'netmode',
]);
/** Sections whose change makes every peer reconnect. */
const LINK_SECTIONS = new Set(['radio', 'wireless', 'aaa', 'wpasupplicant']);

/** Interruption by a change of configuration. */
export interface RestartScope {
  /** Only services reload; the link stays. */
  readonly fast: boolean;
  readonly dropsLinks: boolean;
}

/** Depth of the difference between two configurations. */
export function restartScope(before: ConfigText, after: ConfigText): RestartScope {
  const sections = new Set(changedKeys(before, after).map(key => key.split('.', 1)[0] ?? ''));
  return {
    fast: ![...sections].some(section => RESTARTING_SECTIONS.has(section)),
    dropsLinks: [...sections].some(section => LINK_SECTIONS.has(section)),
  };
}

function changedKeys(before: ConfigText, after: ConfigText): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter(key => before.get(key) !== after.get(key));
}
