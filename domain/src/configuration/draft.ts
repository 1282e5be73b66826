import type { ConfigStore, StoreEdit } from './config-store.ts';
import { isSecretKey } from './secret-keys.ts';
import type { ThreeWayChange } from './three-way-diff.ts';

/** One pending change as it is kept for later: null where the key is missing, so that it survives JSON. */
export interface DraftChange {
  readonly key: string;
  readonly base: string | null;
  readonly mine: string | null;
}

/** Pending changes to keep beyond a reload: no secret value, only the keys that are to be entered again. */
export interface ConfigDraft {
  readonly changes: readonly DraftChange[];
  readonly secretKeys: readonly string[];
}

/** A draft put on a store again. Conflicts are left out of the store, for the user to decide. */
export interface RestoredDraft {
  readonly edit: StoreEdit;
  readonly conflicts: readonly ThreeWayChange[];
  readonly enterAgain: readonly string[];
}

/** The pending changes of a store without its secrets. */
export function draftOf(store: ConfigStore): ConfigDraft {
  const changes: DraftChange[] = [];
  const secretKeys: string[] = [];
  for (const { key, before, after } of store.pending) {
    // Deleting a secret tells nothing, but its old value would.
    if (isSecretKey(key)) secretKeys.push(key);
    else changes.push({ key, base: before ?? null, mine: after ?? null });
  }
  return { changes, secretKeys };
}

/** Puts a draft on a store whose original may have changed meanwhile. */
export function restoredDraft(store: ConfigStore, draft: ConfigDraft): RestoredDraft {
  const edits = new Map<string, string | undefined>();
  const conflicts: ThreeWayChange[] = [];
  for (const change of draft.changes) {
    const [base, mine] = [change.base ?? undefined, change.mine ?? undefined];
    const theirs = store.original.get(change.key);
    if (theirs === base || theirs === mine) edits.set(change.key, mine);
    else conflicts.push({ key: change.key, changedBy: 'conflict', base, mine, theirs });
  }
  return { edit: store.edit(edits), conflicts, enterAgain: draft.secretKeys };
}
