import type { ConfigChange } from '../configuration/config-diff.ts';
import { mayBeInUse } from './section-switches.ts';

type Values = ReadonlyMap<string, string>;

/** The path of the section around an entry or section with a switch: `dhcpd` of `dhcpd.1.status`. */
const AROUND = /^(.+)\.[^.]+\.status$/;

/** Whether a switch is off, or a setting is under one that is: `dhcpd.1.start` where `dhcpd.status` is off. */
export function isOff(key: string, values: Values): boolean {
  const isOffSwitch = key.endsWith('.status') && values.get(key) !== 'enabled';
  return isOffSwitch || !mayBeInUse(key, values);
}

/**
 * What was left on in a section that was off, and is switched off as the section goes on (`switchOnEdits`): it was off and
 * stays off. Keys by the switch of the section that they are written with: `dhcpd.1.status` by `dhcpd.status`.
 */
export function leftoversBySwitch(changes: readonly ConfigChange[]): ReadonlyMap<string, readonly string[]> {
  const wentOn = new Set(
    changes.filter(({ before, after }) => before !== 'enabled' && after === 'enabled').map(({ key }) => key),
  );
  const found = new Map<string, string[]>();
  for (const { key, before, after } of changes) {
    const path = AROUND.exec(key)?.[1];
    const section = `${path}.status`;
    if (before !== 'enabled' || after !== 'disabled' || !wentOn.has(section)) continue;
    found.set(section, [...(found.get(section) ?? []), key]);
  }
  return found;
}
