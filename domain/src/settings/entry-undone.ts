import type { ConfigChanges } from '../configuration/config-edit.ts';
import { switchOnEdits } from './section-switches.ts';

type Values = ReadonlyMap<string, string>;

/**
 * The way back of an entry of a list, such as `route.1`: its keys return to what the device has, so that a new one is gone.
 * With the last changed entry of its list, the switches over the list return too, and what was switched off as they went on.
 */
export function entryUndone(
  { values, original }: { readonly values: Values; readonly original: Values },
  entry: string,
): ConfigChanges {
  const list = entry.slice(0, entry.lastIndexOf('.') + 1);
  const changed = [...new Set([...values.keys(), ...original.keys()])].filter(
    key => values.get(key) !== original.get(key),
  );
  const along = switchOnEdits(list.slice(0, -1), original);
  const isAlong = (key: string): boolean =>
    along.get(key) !== undefined && along.get(key) === values.get(key);
  const own = changed.filter(key => key.startsWith(`${entry}.`));
  const isOfList = (key: string): boolean => key.startsWith(list) && /^\d/.test(key.slice(list.length));
  const isLast = changed.every(key => own.includes(key) || !isOfList(key) || isAlong(key));
  const over = changed.filter(
    key => isAlong(key) || (key.endsWith('.status') && list.startsWith(key.slice(0, -'status'.length))),
  );
  return new Map((isLast ? [...own, ...over] : own).map(key => [key, original.get(key)] as const));
}
