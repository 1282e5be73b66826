import type { Shortcut } from './key-sequence.ts';

/** The shortcuts of what is there: an entry without keys has none. */
export function liveShortcuts(
  entries: readonly { readonly id: string; readonly keys?: readonly string[] }[],
): readonly Shortcut[] {
  return entries.flatMap(({ id, keys }) => (keys === undefined || keys.length === 0 ? [] : [{ id, keys }]));
}
