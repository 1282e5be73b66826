import type { ConfigChange } from './config-diff.ts';
import { ConfigText } from './config-text.ts';

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
