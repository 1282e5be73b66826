import {
  type ConfigDraft,
  draftSize,
  draftWithout,
  EMPTY_DRAFT,
  storedWithMissing,
  nextStoredDraft,
} from '@radiolink/domain/configuration';
import type { ChangeMemory } from './change-memory.port.ts';

type Change = (memory: ChangeMemory) => ChangeMemory;

/** Of what is remembered only the old draft goes: newer edits of this page, and what another tab made, stay. */
export function withoutDraft(old: ConfigDraft, mine: ConfigDraft): Change {
  return known => {
    const { draft = EMPTY_DRAFT, draftAt, ...rest } = known;
    const next = draftWithout(draft, old, mine);
    if (draftSize(next) === 0) return rest;
    return { ...rest, draft: next, ...(draftAt !== undefined && { draftAt }) };
  };
}

/** Changes of this page since `before`. @param at milliseconds since the epoch */
export function withDraft(before: ConfigDraft, mine: ConfigDraft, at: number): Change {
  return ({ draft = EMPTY_DRAFT, draftAt: _at, ...rest }) => {
    const next = nextStoredDraft(draft, before, mine);
    return draftSize(next) === 0 ? rest : { ...rest, draft: next, draftAt: at };
  };
}

/** Where both changed a key, another page that is done with it has taken out what this one still has. */
export function withMissing(mine: ConfigDraft, at: number): Change {
  return ({ draft = EMPTY_DRAFT, ...rest }) => ({
    draftAt: at,
    ...rest,
    draft: storedWithMissing(draft, mine),
  });
}
