/** Match quality of one typed word, best first: a whole word, start of a word, part of a word, letters in order. */
const EXACT = 6;
const BEGINS = 4;
const HOLDS = 2;
const IN_ORDER = 1;
/** The label counts for more than the words that it is also found by. */
const LABEL_BONUS = 1.5;

const SEPARATORS = /[\s,.:/()-]+/;

/** Text as it is compared: without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Match quality of the input against a label and its keywords. Undefined when one typed word matches nothing;
 * empty input matches all equally.
 */
export function fuzzyScore(typed: string, label: string, keywords: readonly string[]): number | undefined {
  const queries = plain(typed).split(SEPARATORS).filter(Boolean);
  let total = titleScore(queries.join(' '), plain(label));
  for (const query of queries) {
    const best = Math.max(
      wordScore(query, plain(label), true) * LABEL_BONUS,
      ...keywords.map(keyword => wordScore(query, plain(keyword), false)),
    );
    if (best === 0) return undefined;
    total += best;
  }
  return total;
}

/** A title that begins with what was typed is what was meant, the more of it is typed the more so. */
function titleScore(typed: string, label: string): number {
  return typed !== '' && label.startsWith(typed) ? HOLDS + typed.length / label.length : 0;
}

function wordScore(query: string, text: string, loosely: boolean): number {
  const words = text.split(SEPARATORS);
  if (words.includes(query)) return EXACT;
  if (words.some(word => word.startsWith(query))) return BEGINS;
  if (text.includes(query)) return HOLDS;
  return loosely && query.length > 1 && comesInOrder(query, text) ? IN_ORDER : 0;
}

function comesInOrder(query: string, text: string): boolean {
  let from = 0;
  for (const letter of query) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
