import { ConfigText } from './config-text.ts';
import { isEditorStamp } from './secret-keys.ts';

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

/**
 * The changes as a partial configuration: only the lines to change, `key=` deletes. It holds secrets in clear, as the
 * device needs them. A value changed to nothing reads the same as a deletion: the device treats both as not set.
 */
export function toPatch(changes: readonly ConfigChange[]): string {
  return changes.map(({ key, after }) => `${key}=${after ?? ''}\n`).join('');
}

/** A configuration with a patch made by `toPatch` put on it. Lines of the patch that are no entry are ignored. */
export function withPatch(config: ConfigText, patch: string): ConfigText {
  const changes = new Map<string, string | undefined>();
  for (const [key, value] of ConfigText.parse(patch).entries())
    changes.set(key, value === '' ? undefined : value);
  const edit = config.edit(changes);
  return edit.ok ? edit.config : config;
}
