/** Missing and unused keys that are probably one text whose English changed. */
import { textOf } from './keys.ts';

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\{\w+\}|[\p{L}\d]+/gu) ?? []);

/** The share of words that two texts have in common, 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter(word => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Pairs of an unused key and the missing text most like it, where at least half of their words are the same. */
export function likelyRenames(
  missing: readonly string[],
  unused: readonly string[],
): readonly { readonly from: string; readonly to: string }[] {
  const lacking = [...new Set(missing.map(textOf))];
  return [...new Set(unused.map(textOf))].flatMap(from => {
    const [best] = lacking
      .map(to => ({ to, like: likeness(from, to) }))
      .filter(({ like }) => like >= 0.5)
      .sort((a, b) => b.like - a.like);
    return best === undefined ? [] : [{ from, to: best.to }];
  });
}
