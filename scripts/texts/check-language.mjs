/** Problems of the translations of one language. */

const PLACEHOLDER = /\{\w+\}/g;

const placeholders = text => [...new Set(text.match(PLACEHOLDER) ?? [])].sort().join(' ');

/** The keys that a language needs for one text: a text with a count has one for each plural form (decided, row 19). */
export function keysOf(text, code) {
  if (!text.includes('{count}')) return [text];
  const { pluralCategories } = new Intl.PluralRules(code.replaceAll('_', '-')).resolvedOptions();
  return pluralCategories.map(category => `${text}_${category}`);
}

/** The text of a key. */
const textOf = key => (key.includes('{count}') ? key.replace(/_(?:zero|one|two|few|many|other)$/, '') : key);

/** A form for exactly one or two may spell its number out. */
const mayLackCount = key => /_(?:zero|one|two)$/.test(key);

function differs(key, translated) {
  const wanted = placeholders(textOf(key));
  const has = placeholders(translated);
  if (wanted === has) return false;
  return !(mayLackCount(key) && placeholders(`${translated}{count}`) === wanted);
}

/** Keys without a translation, keys of no text, and translations whose placeholders are not those of their text. */
export function checkLanguage(texts, code, translations) {
  const wanted = new Set(texts.flatMap(text => keysOf(text, code)));
  return {
    missing: [...wanted].filter(
      key => typeof translations[key] !== 'string' || translations[key].trim() === '',
    ),
    stale: Object.keys(translations).filter(key => !wanted.has(key)),
    misplaced: Object.entries(translations)
      .filter(([key, translated]) => wanted.has(key) && differs(key, translated))
      .map(([key]) => key),
  };
}
