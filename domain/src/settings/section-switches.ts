import { findSetting } from './find-setting.ts';

type Values = ReadonlyMap<string, string>;

/** The status keys above a key, outermost first: `dhcpd.status` and `dhcpd.1.status` of `dhcpd.1.start`. */
export function switchesAbove(key: string): readonly string[] {
  const parts = key.split('.');
  const switches: string[] = [];
  for (let depth = 1; depth < parts.length; depth += 1) {
    const status = `${parts.slice(0, depth).join('.')}.status`;
    if (status !== key && findSetting(status) !== undefined) switches.push(status);
  }
  return switches;
}

/** Whether no switch above the key is off: the device may read the value. */
export function mayBeInUse(key: string, values: Values): boolean {
  return switchesAbove(key).every(status => values.get(status) !== 'disabled');
}

/** Whether every switch above the key is on: the device surely reads the value. A missing status counts as off. */
export function isInUse(key: string, values: Values): boolean {
  return switchesAbove(key).every(status => values.get(status) === 'enabled');
}

/** Whether an entry such as `dhcpd.1` is on, and every section around it. */
export function isEntryInUse(entry: string, values: Values): boolean {
  return isInUse(`${entry}.anything`, values);
}
