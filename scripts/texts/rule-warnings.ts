import { inconsistentButtons, unusedButtonExceptions } from './button-forms.ts';
import { languagesIn, readLanguage, textOf, type Translations } from './check-language.ts';
import { missingTerms, unusedExceptions } from './glossary.ts';
import { type LanguageRules, languagesWithRules, readRules } from './language-rules.ts';

const RULES_HINT =
  "The rules of a language are its translators': ui/translation-rules/ (docs/contributing/texts.md).";

/** What departs from the rules of a language: a term that is said otherwise, a button in another form, a sign that it does not use. All of it only warns. */
export function ruleWarnings(
  root: string,
  texts: readonly string[],
  buttons: readonly string[],
): readonly string[] {
  const breaches = languagesIn(root).flatMap(code => {
    const rules = readRules(root, code);
    const { translations } = readLanguage(root, code);
    return [
      ...missingTerms(rules, texts, code, translations).map(
        ({ key, term, words }) => `${code}: no "${term}" (${words.join(', ')}) in ${JSON.stringify(key)}`,
      ),
      ...inconsistentButtons(buttons, code, translations, rules).map(
        ({ key, translation, form }) =>
          `${code}: a button is ${form}, not ${JSON.stringify(translation)} (${JSON.stringify(key)})`,
      ),
      ...wrongSpellings(rules, translations).map(
        ({ key, found, use }) =>
          `${code}: write ${use}, not ${JSON.stringify(found)}, in ${JSON.stringify(key)}`,
      ),
      ...(rules.spellingExceptions ?? [])
        .filter(({ text }) => !texts.includes(text))
        .map(({ text }) => `${code}: an exception of no text: ${text}`),
      ...unusedExceptions(rules, texts).map(each => `${code}: an exception of no text: ${each}`),
      ...unusedButtonExceptions(rules.buttonExceptions, buttons).map(
        text => `${code}: an exception of no button: ${JSON.stringify(text)}`,
      ),
    ];
  });
  const all = [...unruledLanguages(root), ...breaches];
  return [...all, ...(all.length > 0 ? [RULES_HINT] : [])];
}

/** A translation with a sign that its language writes otherwise. */
interface WrongSpelling {
  readonly key: string;
  readonly found: string;
  readonly use: string;
}

/** The signs of translations that their language writes otherwise, each once a translation; exceptions are by the English. */
export function wrongSpellings(
  { spelling = [], spellingExceptions = [] }: LanguageRules,
  translations: Translations,
): readonly WrongSpelling[] {
  const excepted = new Set(spellingExceptions.map(({ text }) => text));
  return Object.entries(translations)
    .filter(([key]) => !excepted.has(textOf(key)))
    .flatMap(([key, translation]) =>
      spelling.flatMap(({ find, use }) => {
        const [sign] = new RegExp(find, 'u').exec(translation) ?? [];
        return sign === undefined ? [] : [{ key, found: sign, use }];
      }),
    );
}

/** A line for each language without rules, whose buttons and terms are not judged. */
export function unruledLanguages(root: string): readonly string[] {
  const ruled = languagesWithRules(root);
  return languagesIn(root)
    .filter(code => !ruled.includes(code))
    .map(code => `${code}: no ui/translation-rules/${code}.json`);
}
