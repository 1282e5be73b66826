import {
  type ConfigDraft,
  draftOf,
  type RepositoryState,
  type ThreeWayChange,
} from '@radiolink/domain/configuration';

/** State to store of a page: its pending changes, its conflicts, and secrets to enter again. */
export function rememberedDraft(
  state: RepositoryState,
  disputes: readonly ThreeWayChange[],
  enterAgain: readonly string[],
): ConfigDraft {
  const draft = draftOf(state.store);
  const pending = new Set(draft.changes.map(({ key }) => key));
  const disputed = disputes
    .filter(({ key }) => !pending.has(key))
    .map(({ key, base, mine }) => ({ key, base: base ?? null, mine: mine ?? null }));
  return {
    changes: [...draft.changes, ...disputed],
    deletedSecretKeys: draft.deletedSecretKeys,
    secretKeys: [...new Set([...draft.secretKeys, ...enterAgain])],
  };
}
