import { fuzzyScore } from './fuzzy-score.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './palette-source.ts';
import { synonymFinder } from './synonyms.ts';

/** Limit of shown entries of one source; more input narrows them. */
const MOST_OF_A_SOURCE = 12;

/** An entry with its own name on the page. */
export interface FoundEntry extends PaletteEntry {
  readonly optionId: string;
}

/** Entries of a source for the input. */
export interface FoundGroup {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly FoundEntry[];
}

/** A source and all its entries. */
export interface FilledSource {
  readonly source: PaletteSource;
  readonly entries: readonly PaletteEntry[];
}

/** All entries of each source, each found by the words of the language too. */
export function filledSources(
  sources: readonly PaletteSource[],
  context: PaletteContext,
): readonly FilledSource[] {
  const synonymsOf = synonymFinder(context.t);
  return sources.map(source => ({
    source,
    entries: source
      .entries(context)
      .map(entry => ({ ...entry, keywords: [...entry.keywords, ...synonymsOf(entry.keywords)] })),
  }));
}

/** The entries that fit what was typed, the best first; the group of the best one leads. */
export function foundGroups(filled: readonly FilledSource[], typed: string): readonly FoundGroup[] {
  const nothing = typed.trim() === '';
  const groups = filled
    .filter(({ source }) => source.listed || !nothing)
    .map(({ source, entries }) => ({ source, scored: scoredEntries(entries, typed) }))
    .filter(({ scored }) => scored.length > 0)
    .toSorted((a, b) => (b.scored[0]?.score ?? 0) - (a.scored[0]?.score ?? 0));
  return groups.map(({ source, scored }) => ({
    id: source.id,
    heading: source.heading,
    entries: scored
      .slice(0, MOST_OF_A_SOURCE)
      .map(({ entry }) => ({ ...entry, optionId: `palette-${source.id}-${entry.id}` })),
  }));
}

function scoredEntries(entries: readonly PaletteEntry[], typed: string) {
  return entries
    .flatMap(entry => {
      const score = fuzzyScore(typed, entry.label, entry.keywords);
      return score === undefined ? [] : [{ entry, score }];
    })
    .toSorted((a, b) => b.score - a.score);
}
