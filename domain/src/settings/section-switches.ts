import { ENABLED as ON, isEnabled } from '../configuration/section.ts';
import { findSetting } from './find-setting.ts';

type Values = ReadonlyMap<string, string>;

/** No setting has more parts: what a longer key has below them is switched by no status. */
const MOST_PARTS = 16;

/**
 * The keys or patterns that could switch the sections around a key, outermost first. A file may hold a key of any length:
 * only its first parts are looked at.
 */
export function statusKeysAbove(key: string): readonly string[] {
  const parts = key.split('.', MOST_PARTS);
  return parts
    .slice(1)
    .map((_, place) => `${parts.slice(0, place + 1).join('.')}.status`)
    .filter(status => status !== key);
}

/** The switches around a key, outermost first: `dhcpd.status` and `dhcpd.1.status` of `dhcpd.1.start`. */
export function switchesAbove(key: string): readonly string[] {
  return statusKeysAbove(key).filter(status => findSetting(status) !== undefined);
}

/** True if no switch above the key is off: the device may read the value. */
export function mayBeInUse(key: string, values: Values): boolean {
  return switchesAbove(key).every(status => values.get(status) !== 'disabled');
}

/**
 * True if every switch above the key is on: the device certainly reads the value. A missing status has its usual meaning.
 */
export function isInUse(key: string, values: Values): boolean {
  return switchesAbove(key).every(status => isEnabled(values, status));
}

/** True if an entry such as `dhcpd.1` is on, and every section around it. */
export function isEntryInUse(entry: string, values: Values): boolean {
  return isInUse(`${entry}.anything`, values);
}

const OFF = 'disabled';

/**
 * Edits that switch a section on, with every section around it; none where all are on. A leftover in a section that was
 * off stays off, though its own status was on.
 */
export function switchOnEdits(section: string, values: Values): ReadonlyMap<string, string> {
  const edits = new Map<string, string>();
  const parts = section.split('.');
  for (const [place] of parts.entries()) {
    const path = parts.slice(0, place + 1).join('.');
    const status = `${path}.status`;
    // One inside a section that was off was off as well, though its own status was on.
    const isOn = isEnabled(values, status) && !edits.has(status);
    if (isOn || findSetting(status) === undefined) continue;
    for (const below of statusesBelow(path, values)) edits.set(below, OFF);
    edits.set(status, ON);
  }
  return edits;
}

/** The switches directly below a section that are on. */
function statusesBelow(path: string, values: Values): readonly string[] {
  const depth = path.split('.').length + 2;
  return [...values]
    .filter(([key, value]) => value === ON && key.startsWith(`${path}.`) && key.endsWith('.status'))
    .map(([key]) => key)
    .filter(key => key.split('.').length === depth);
}
