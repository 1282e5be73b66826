import {
  type ConfigDraft,
  draftSize,
  draftWithout,
  EMPTY_DRAFT,
  nextStoredDraft,
  storedWithMissing,
} from '@radiolink/domain/configuration';
import type { ChangeMemory, RememberedOutcome, RememberedTest, TypedText } from './change-memory.port.ts';

/** What the browser is to remember, as data: `notedMemory` is what it remembers then. Times in ms since the epoch. */
export type MemoryNote =
  /** The draft of this page since `before`. */
  | { readonly kind: 'draft'; readonly before: ConfigDraft; readonly mine: ConfigDraft; readonly at: number }
  /** Only the old draft goes: newer edits of this page, and what another tab made, stay. */
  | { readonly kind: 'draft-dropped'; readonly old: ConfigDraft; readonly mine: ConfigDraft }
  /** Where both changed a key, another page that is done with it has taken out what this one still has. */
  | { readonly kind: 'draft-missing'; readonly mine: ConfigDraft; readonly at: number }
  /** The invalid texts of this page: those of `before` that are gone since leave the memory. */
  | { readonly kind: 'typed'; readonly before: readonly TypedText[]; readonly mine: readonly TypedText[] }
  /** A test was begun here. */
  | { readonly kind: 'test'; readonly test: RememberedTest }
  /** The end that the device counts to. */
  | { readonly kind: 'test-end'; readonly endsAt: number }
  | OutcomeNote
  /** The outcome was dismissed, or a new operation started. */
  | { readonly kind: 'outcome-closed' }
  /** Another session has written over the unsaved configuration of this stamp. */
  | { readonly kind: 'overwritten'; readonly stamp: string };

/** A change came to its end. */
export interface OutcomeNote {
  readonly kind: 'outcome';
  /** It was of another test: the one that was begun here goes on. */
  readonly keepsTest: boolean;
  /** What the device runs unsaved since then; `as-before` where the outcome says nothing of it. */
  readonly unsaved: 'as-before' | Pick<ChangeMemory, 'unsavedSince' | 'unsavedStamp'>;
  /** The outcome that is shown again after a reload. */
  readonly outcome?: RememberedOutcome;
}

/** What is remembered after a note. */
export function notedMemory(memory: ChangeMemory, note: MemoryNote): ChangeMemory {
  switch (note.kind) {
    case 'draft':
      return withDraft({ ...memory, draftAt: note.at }, draft =>
        nextStoredDraft(draft, note.before, note.mine),
      );
    case 'draft-dropped':
      return withDraft(memory, draft => draftWithout(draft, note.old, note.mine));
    case 'draft-missing':
      return {
        draftAt: note.at,
        ...memory,
        draft: storedWithMissing(memory.draft ?? EMPTY_DRAFT, note.mine),
      };
    case 'typed': {
      const { typed = [], ...rest } = memory;
      const own = new Set([...note.before, ...note.mine].map(({ key }) => key));
      const next = [...typed.filter(({ key }) => !own.has(key)), ...note.mine];
      return next.length === 0 ? rest : { ...rest, typed: next };
    }
    case 'test':
      return { ...memory, test: note.test };
    case 'test-end':
      return memory.test === undefined
        ? memory
        : { ...memory, test: { ...memory.test, endsAt: note.endsAt } };
    case 'outcome':
      return afterOutcome(memory, note);
    case 'outcome-closed': {
      const { outcome: _outcome, ...rest } = memory;
      return rest;
    }
    case 'overwritten': {
      // In the meantime this browser may have applied other changes without saving.
      if (memory.unsavedStamp !== note.stamp) return memory;
      const { unsavedSince: _since, unsavedStamp: _stamp, ...rest } = memory;
      return rest;
    }
  }
}

function withDraft(memory: ChangeMemory, next: (draft: ConfigDraft) => ConfigDraft): ChangeMemory {
  const draft = next(memory.draft ?? EMPTY_DRAFT);
  if (draftSize(draft) > 0) return { ...memory, draft };
  const { draft: _draft, draftAt: _at, ...rest } = memory;
  return rest;
}

function afterOutcome(memory: ChangeMemory, { keepsTest, unsaved, outcome }: OutcomeNote): ChangeMemory {
  const { outcome: _outcome, ...before } = memory;
  const { unsavedSince: _since, unsavedStamp: _stamp, ...rest } = before;
  const { test: _test, ...after } = unsaved === 'as-before' ? before : { ...rest, ...unsaved };
  return { ...after, ...(keepsTest && memory.test && { test: memory.test }), ...(outcome && { outcome }) };
}
