import type { ConfigStore, StoreEdit } from './config-store.ts';
import { isSecretKey } from './secret-keys.ts';
import type { ThreeWayChange } from './three-way-diff.ts';

/** One pending change as it is kept for later: null where the key is missing, so that it survives JSON. */
export interface DraftChange {
  readonly key: string;
  readonly base: string | null;
  readonly mine: string | null;
}

/** Pending changes to keep beyond a reload: no secret value, neither an old nor a new one. */
export interface ConfigDraft {
  readonly changes: readonly DraftChange[];
  /** Secrets that are to be deleted, whatever the device then has there. */
  readonly deletedSecretKeys: readonly string[];
  /** Secrets with a new value, which is to be entered again. */
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
  const deletedSecretKeys: string[] = [];
  for (const { key, before, after } of store.pending) {
    if (!isSecretKey(key)) changes.push({ key, base: before ?? null, mine: after ?? null });
    // Deleting a secret reveals nothing; its old value, kept to find conflicts, would.
    else if (after === undefined) deletedSecretKeys.push(key);
    else secretKeys.push(key);
  }
  return { changes, deletedSecretKeys, secretKeys };
}

/** The same with disputes that are left out of the store, and the secrets that are still to be entered again. */
export function rememberedDraft(
  store: ConfigStore,
  disputes: readonly ThreeWayChange[],
  enterAgain: readonly string[],
): ConfigDraft {
  const { changes, deletedSecretKeys, secretKeys } = draftOf(store);
  const pending = new Set(changes.map(({ key }) => key));
  const disputed = disputes
    .filter(({ key }) => !pending.has(key))
    .map(({ key, base, mine }) => ({ key, base: base ?? null, mine: mine ?? null }));
  return {
    changes: [...changes, ...disputed],
    deletedSecretKeys,
    secretKeys: [...new Set([...secretKeys, ...enterAgain.filter(key => !store.changes.has(key))])],
  };
}

/** Applies a draft to a store whose original may have changed in the meantime. */
export function restoredDraft(store: ConfigStore, draft: ConfigDraft): RestoredDraft {
  const edits = new Map<string, string | undefined>(draft.deletedSecretKeys.map(key => [key, undefined]));
  const conflicts: ThreeWayChange[] = [];
  for (const change of draft.changes) {
    const [base, mine] = [change.base ?? undefined, change.mine ?? undefined];
    const theirs = store.original.get(change.key);
    if (theirs === base || theirs === mine) edits.set(change.key, mine);
    else conflicts.push({ key: change.key, changedBy: 'conflict', base, mine, theirs });
  }
  return { edit: store.edit(edits), conflicts, enterAgain: draft.secretKeys };
}
