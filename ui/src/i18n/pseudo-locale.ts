const LETTERS = new Map(
  [...'AÅCÇEÉGĞIÎNÑOÖSŠUÛYÝaåcçeégğiînñoösšuûyý'].reduce<[string, string][]>((pairs, letter, at, all) => {
    if (at % 2 === 0) pairs.push([letter, all[at + 1] ?? letter]);
    return pairs;
  }, []),
);

/** A placeholder stays as it is. */
const PARTS = /\{[^}]*\}|[^{]+/g;

/**
 * A text in a pseudo-language: accented, a third longer and in brackets. A test then detects untranslated
 * texts, concatenated pieces and overflows. Placeholders stay.
 */
export function pseudo(text: string): string {
  const accented = (text.match(PARTS) ?? []).map(part =>
    part.startsWith('{') ? part : [...part].map(letter => LETTERS.get(letter) ?? letter).join(''),
  );
  return `⟦${accented.join('')}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}

/** Translations of texts into the pseudo-locale. */
export function pseudoTranslations(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map(text => [text, pseudo(text)]));
}
