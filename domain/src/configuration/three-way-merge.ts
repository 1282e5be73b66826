import type { ConfigText } from './config-text.ts';
import { diffThreeConfigs, type ThreeWayChange } from './three-way-diff.ts';

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
