import type { ConfigDraft, DraftChange } from './draft.ts';

/** A draft of nothing. */
export const EMPTY_DRAFT: ConfigDraft = { changes: [], deletedSecretKeys: [], secretKeys: [] };

/** How many keys a draft is about. */
export function draftSize({ changes, deletedSecretKeys, secretKeys }: ConfigDraft): number {
  return changes.length + deletedSecretKeys.length + secretKeys.length;
}

/** Every key of a draft. */
export function draftKeys({ changes, deletedSecretKeys, secretKeys }: ConfigDraft): readonly string[] {
  return [...changes.map(({ key }) => key), ...deletedSecretKeys, ...secretKeys];
}

/**
 * What to keep when one page writes its draft beside others that keep theirs in the same place: what it kept before and
 * no longer has is taken out, what it has is put in, and what others kept stays.
 */
export function nextKeptDraft(kept: ConfigDraft, mineBefore: ConfigDraft, mine: ConfigDraft): ConfigDraft {
  const gone = new Set([...draftKeys(mineBefore), ...draftKeys(mine)]);
  const others = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] =>
    all.filter(one => !gone.has(keyOf(one)));
  const itself = (key: string): string => key;
  return {
    changes: [...others<DraftChange>(kept.changes, ({ key }) => key), ...mine.changes],
    deletedSecretKeys: [...others(kept.deletedSecretKeys, itself), ...mine.deletedSecretKeys],
    secretKeys: [...others(kept.secretKeys, itself), ...mine.secretKeys],
  };
}

/**
 * What stays of the kept draft when an old one is discarded: changes that were made to the same keys since, by another
 * page or by this one (`mine`), are not the old ones.
 */
export function draftWithout(kept: ConfigDraft, old: ConfigDraft, mine: ConfigDraft): ConfigDraft {
  const mineNow = new Set(draftKeys(mine));
  const oldValues = new Map(old.changes.map(({ key, mine: value }) => [key, value]));
  const isOld = (key: string, keys: readonly string[]): boolean => keys.includes(key) && !mineNow.has(key);
  return {
    changes: kept.changes.filter(
      ({ key, mine: value }) => mineNow.has(key) || !oldValues.has(key) || oldValues.get(key) !== value,
    ),
    deletedSecretKeys: kept.deletedSecretKeys.filter(key => !isOld(key, old.deletedSecretKeys)),
    secretKeys: kept.secretKeys.filter(key => !isOld(key, old.secretKeys)),
  };
}

/**
 * Whether a configuration holds every change of a draft. New values of secrets, which are not kept, are not looked at:
 * undefined when there is nothing else to judge by.
 */
export function isDraftInForce(draft: ConfigDraft, values: ReadonlyMap<string, string>): boolean | undefined {
  if (draft.changes.length === 0 && draft.deletedSecretKeys.length === 0) return undefined;
  return (
    draft.changes.every(({ key, mine }) => (values.get(key) ?? null) === mine) &&
    draft.deletedSecretKeys.every(key => !values.has(key))
  );
}
