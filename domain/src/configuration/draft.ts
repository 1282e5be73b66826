import type { ConfigStore, StoreEdit } from './config-store.ts';
import { isSecretKey } from './secret-keys.ts';
import type { ThreeWayChange } from './three-way.ts';

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

/** A draft of nothing. */
export const EMPTY_DRAFT: ConfigDraft = { changes: [], deletedSecretKeys: [], secretKeys: [] };

/** Number of keys in a draft. */
export function draftSize({ changes, deletedSecretKeys, secretKeys }: ConfigDraft): number {
  return changes.length + deletedSecretKeys.length + secretKeys.length;
}

/** Every key of a draft. */
export function draftKeys({ changes, deletedSecretKeys, secretKeys }: ConfigDraft): readonly string[] {
  return [...changes.map(({ key }) => key), ...deletedSecretKeys, ...secretKeys];
}

/**
 * The draft to store when one page writes its draft to a place shared with other pages. Its earlier changes that it
 * no longer has are removed and its present ones added. Changes of other pages stay, also of a key that both changed.
 */
export function nextStoredDraft(
  stored: ConfigDraft,
  mineBefore: ConfigDraft,
  mine: ConfigDraft,
): ConfigDraft {
  const others = withoutKeys(draftWithout(stored, mineBefore, EMPTY_DRAFT), new Set(draftKeys(mine)));
  return joined(others, mine);
}

/** The stored draft plus this page's changes that are no longer stored: another page may have removed its own. */
export function storedWithMissing(stored: ConfigDraft, mine: ConfigDraft): ConfigDraft {
  return joined(stored, withoutKeys(mine, new Set(draftKeys(stored))));
}

/** A draft without all that is about some keys. */
export function withoutKeys(draft: ConfigDraft, keys: ReadonlySet<string>): ConfigDraft {
  return {
    changes: draft.changes.filter(({ key }) => !keys.has(key)),
    deletedSecretKeys: draft.deletedSecretKeys.filter(key => !keys.has(key)),
    secretKeys: draft.secretKeys.filter(key => !keys.has(key)),
  };
}

/**
 * The part of a draft that another one also contains with the same value; new values of secrets, which are not
 * stored, count as same.
 */
export function draftWithin(draft: ConfigDraft, other: ConfigDraft): ConfigDraft {
  return withoutKeys(draft, new Set(draftKeys(draftWithout(draft, other, EMPTY_DRAFT))));
}

/**
 * The part of a draft that a configuration does not contain yet. Secrets with a new value cannot be compared, and
 * stay.
 */
export function draftToApply(draft: ConfigDraft, values: ReadonlyMap<string, string>): ConfigDraft {
  return {
    changes: draft.changes.filter(({ key, mine }) => (values.get(key) ?? null) !== mine),
    deletedSecretKeys: draft.deletedSecretKeys.filter(key => values.has(key)),
    secretKeys: draft.secretKeys,
  };
}

const joined = (one: ConfigDraft, other: ConfigDraft): ConfigDraft => ({
  changes: [...one.changes, ...other.changes],
  deletedSecretKeys: [...one.deletedSecretKeys, ...other.deletedSecretKeys],
  secretKeys: [...one.secretKeys, ...other.secretKeys],
});

/**
 * The part of the stored draft that remains when an old one is discarded. Later changes to the same keys, by
 * another page or by this one (`mine`), are not part of the old one.
 */
export function draftWithout(stored: ConfigDraft, old: ConfigDraft, mine: ConfigDraft): ConfigDraft {
  const mineNow = new Set(draftKeys(mine));
  const oldValues = new Map(old.changes.map(({ key, mine: value }) => [key, value]));
  const oldDeleted = new Set(old.deletedSecretKeys);
  const oldSecrets = new Set(old.secretKeys);
  const isOld = (key: string, keys: ReadonlySet<string>): boolean => keys.has(key) && !mineNow.has(key);
  return {
    changes: stored.changes.filter(
      ({ key, mine: value }) => mineNow.has(key) || !oldValues.has(key) || oldValues.get(key) !== value,
    ),
    deletedSecretKeys: stored.deletedSecretKeys.filter(key => !isOld(key, oldDeleted)),
    secretKeys: stored.secretKeys.filter(key => !isOld(key, oldSecrets)),
  };
}

/**
 * True if a configuration contains every change of a draft. New values of secrets are not stored, so they are
 * ignored; undefined without any other key to compare.
 */
export function isDraftInForce(draft: ConfigDraft, values: ReadonlyMap<string, string>): boolean | undefined {
  if (draft.changes.length === 0 && draft.deletedSecretKeys.length === 0) return undefined;
  return (
    draft.changes.every(({ key, mine }) => (values.get(key) ?? null) === mine) &&
    draft.deletedSecretKeys.every(key => !values.has(key))
  );
}
