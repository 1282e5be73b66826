import type { ConfigText } from './config-text.ts';
import { isEditorStamp } from './secret-keys.ts';

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

/** Which side a conflict is settled for. */
export type MergeChoice = 'mine' | 'theirs';

/** The outcome of a merge. `merged` holds theirs for every key in `conflicts`: nothing of theirs is lost unasked. */
export interface ConfigMerge {
  readonly merged: ConfigText;
  readonly conflicts: readonly ThreeWayChange[];
}

/**
 * Puts my changes since the base on top of theirs, line by line of their text. A key that both changed to different
 * values is a conflict unless `choices` settles it; until then theirs stays and the key is listed.
 */
export function mergeConfigs(
  base: ConfigText,
  mine: ConfigText,
  theirs: ConfigText,
  choices: ReadonlyMap<string, MergeChoice> = new Map(),
): ConfigMerge {
  const edits = new Map<string, string | undefined>();
  const conflicts: ThreeWayChange[] = [];
  for (const change of diffThreeConfigs(base, mine, theirs)) {
    const choice = change.changedBy === 'conflict' ? choices.get(change.key) : change.changedBy;
    if (choice === undefined) conflicts.push(change);
    else if (choice === 'mine') edits.set(change.key, change.mine);
  }
  const edit = theirs.edit(edits);
  // Lines valid in my text are valid in theirs: keys and values come from parsed lines.
  return { merged: edit.ok ? edit.config : theirs, conflicts };
}
