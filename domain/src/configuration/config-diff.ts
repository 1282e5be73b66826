import type { ConfigText } from './config-text.ts';
import { isEditorStamp } from './editor-stamp.ts';

/** Kind of change of a key between two configurations. */
export type ChangeKind = 'added' | 'removed' | 'changed';

/** One key that differs, with its raw values: for patches and merges. To show it, see `shownChanges`. */
export interface ConfigChange {
  readonly key: string;
  readonly kind: ChangeKind;
  /** Undefined when the key was not there. */
  readonly before: string | undefined;
  /** Undefined when the key is gone. */
  readonly after: string | undefined;
}

/** The change from one value of a key to another, or undefined when they are equal. */
export function changeOf(
  key: string,
  before: string | undefined,
  after: string | undefined,
): ConfigChange | undefined {
  if (before === after) return undefined;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { key, kind, before, after };
}

/**
 * Differences between two configurations, by key. Removed and changed keys come in the order of the first
 * text, then added ones in the order of the second. Order of lines, comments, line ends and editor stamps are
 * ignored.
 */
export function diffConfigs(before: ConfigText, after: ConfigText): readonly ConfigChange[] {
  const changes: ConfigChange[] = [];
  const old = before.entries();
  const fresh = after.entries();
  for (const [key, value] of old) {
    const current = fresh.get(key);
    if (current !== value && !isEditorStamp(key)) {
      changes.push({
        key,
        kind: current === undefined ? 'removed' : 'changed',
        before: value,
        after: current,
      });
    }
  }
  for (const [key, value] of fresh) {
    if (!old.has(key) && !isEditorStamp(key))
      changes.push({ key, kind: 'added', before: undefined, after: value });
  }
  return changes;
}
