import type { ConfigText } from './config-text.ts';
import { isEditorStamp } from './editor-stamp.ts';

/** Origin of a changed key: one side, both to the same value, or both to different ones. */
export type ChangedBy = 'mine' | 'theirs' | 'both-alike' | 'conflict';

/** One key that one side or both changed since their common base. Raw values; undefined where the key is missing. */
export interface ThreeWayChange {
  readonly key: string;
  readonly changedBy: ChangedBy;
  readonly base: string | undefined;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** Changes of two configurations against their common base, by key. Editor stamps are left out. */
export function diffThreeConfigs(
  base: ConfigText,
  mine: ConfigText,
  theirs: ConfigText,
): readonly ThreeWayChange[] {
  const keys = new Set([...base.keys(), ...theirs.keys(), ...mine.keys()]);
  const changes: ThreeWayChange[] = [];
  for (const key of keys) {
    if (isEditorStamp(key)) continue;
    const change = { key, base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const changedBy = whoChanged(change);
    if (changedBy) changes.push({ ...change, changedBy });
  }
  return changes;
}

function whoChanged({
  base,
  mine,
  theirs,
}: Omit<ThreeWayChange, 'changedBy' | 'key'>): ChangedBy | undefined {
  if (mine === theirs) return mine === base ? undefined : 'both-alike';
  if (theirs === base) return 'mine';
  return mine === base ? 'theirs' : 'conflict';
}
