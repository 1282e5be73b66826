import { type ConfigDraft, EMPTY_DRAFT } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import type { ChangeMemory } from './change-memory.port.ts';
import { notedMemory } from './memory-note.ts';

const draft = (...changes: readonly (readonly [string, string])[]): ConfigDraft => ({
  ...EMPTY_DRAFT,
  changes: changes.map(([key, mine]) => ({ key, base: null, mine })),
});
const NAME = ['resolv.host.1.name', 'tower'] as const;
const SSID = ['wireless.1.ssid', 'Barn'] as const;
const OTHER = { unsavedSince: 7 };
const withDraft = (before: ConfigDraft, mine: ConfigDraft, at: number) => (memory: ChangeMemory) =>
  notedMemory(memory, { kind: 'draft', before, mine, at });
const withoutDraft = (old: ConfigDraft, mine: ConfigDraft) => (memory: ChangeMemory) =>
  notedMemory(memory, { kind: 'draft-dropped', old, mine });
const withMissing = (mine: ConfigDraft, at: number) => (memory: ChangeMemory) =>
  notedMemory(memory, { kind: 'draft-missing', mine, at });

describe('what is remembered when an old draft is discarded', () => {
  it('what is remembered when an old draft is discarded is the rest of it, with its time', () => {
    const memory = { ...OTHER, draft: draft(NAME, SSID), draftAt: 100 };
    expect(withoutDraft(draft(NAME), EMPTY_DRAFT)(memory)).toEqual({
      ...OTHER,
      draft: draft(SSID),
      draftAt: 100,
    });
  });

  it('what is remembered when an old draft is discarded has no time where none was recorded', () => {
    expect(withoutDraft(draft(NAME), EMPTY_DRAFT)({ draft: draft(NAME, SSID) })).toEqual({
      draft: draft(SSID),
    });
  });

  it('what is remembered when an old draft is discarded is nothing of a draft where all of it was old, and everything else', () => {
    const memory = { ...OTHER, draft: draft(NAME), draftAt: 100 };
    expect(withoutDraft(draft(NAME), EMPTY_DRAFT)(memory)).toEqual(OTHER);
    expect(withoutDraft(draft(NAME), EMPTY_DRAFT)(OTHER)).toEqual(OTHER);
  });
});

describe('what is remembered at an edit', () => {
  it('what is remembered at an edit is the draft of this page at that time, beside that of others', () => {
    const memory = { ...OTHER, draft: draft(SSID), draftAt: 1 };
    expect(withDraft(EMPTY_DRAFT, draft(NAME), 100)(memory)).toEqual({
      ...OTHER,
      draft: draft(SSID, NAME),
      draftAt: 100,
    });
  });

  it('what is remembered at an edit is none, and no time, once nothing is changed any more', () => {
    expect(withDraft(draft(NAME), EMPTY_DRAFT, 100)({ ...OTHER, draft: draft(NAME), draftAt: 1 })).toEqual(
      OTHER,
    );
  });
});

describe('what another page took out', () => {
  it('what another page took out is put back with the time that is known, else with that of now', () => {
    expect(withMissing(draft(NAME), 100)({ draft: draft(SSID), draftAt: 1 })).toEqual({
      draft: draft(SSID, NAME),
      draftAt: 1,
    });
    expect(withMissing(draft(NAME), 100)(OTHER)).toEqual({ ...OTHER, draft: draft(NAME), draftAt: 100 });
  });
});
