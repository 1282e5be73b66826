import type { ChangeMemory } from '@radiolink/application/configuration';
import { type ConfigDraft, type DraftChange, isSecretKey } from '@radiolink/domain/configuration';

/** What was stored as a memory of changes; what is of another form is left out, and so is every value of a secret. */
export function readMemory(stored: unknown): ChangeMemory {
  if (!isObject(stored)) return {};
  const { draft, draftAt, test, unsavedSince } = stored;
  const readDraft = draftFrom(draft);
  return {
    ...(readDraft && { draft: readDraft }),
    ...(typeof draftAt === 'number' && { draftAt }),
    ...(isObject(test) &&
      typeof test['since'] === 'number' &&
      typeof test['endsAt'] === 'number' && { test: { since: test['since'], endsAt: test['endsAt'] } }),
    ...(typeof unsavedSince === 'number' && { unsavedSince }),
  };
}

function draftFrom(stored: unknown): ConfigDraft | undefined {
  if (!isObject(stored)) return undefined;
  return {
    changes: listOf(stored['changes']).flatMap(change => changeFrom(change) ?? []),
    deletedSecretKeys: keysOf(stored['deletedSecretKeys']),
    secretKeys: keysOf(stored['secretKeys']),
  };
}

function changeFrom(stored: unknown): DraftChange | undefined {
  if (!isObject(stored)) return undefined;
  const { key, base, mine } = stored;
  if (typeof key !== 'string' || isSecretKey(key) || !isValue(base) || !isValue(mine)) return undefined;
  return { key, base, mine };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isValue = (value: unknown): value is string | null => value === null || typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const keysOf = (value: unknown): readonly string[] =>
  listOf(value).filter((key): key is string => typeof key === 'string');
