/** Everything that the check of the texts finds, a line each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oddButtons, unusedButtonExceptions } from './button-forms.ts';
import { buttonTexts } from './button-texts.ts';
import { checkEnglish } from './check-english.ts';
import { checkLanguage } from './check-language.ts';
import { rejectedIn } from './check-terms.ts';
import { lackingTerms, readGlossary, unusedExceptions } from './glossary.ts';
import { languagesIn, readLanguage } from './language-files.ts';
import { languageLacks } from './language-lacks.ts';
import { likelyRenames } from './likely-renames.ts';
import { privateWordsIn } from './private-words.ts';
import { uncountedTexts } from './uncounted-texts.ts';
import type { Done } from './verbs.ts';

/** Hints at changed texts: the old one is unused and the new one missing, in every language. */
function renameHints(missing: readonly string[], unused: readonly string[]): readonly string[] {
  if (missing.length === 0 || unused.length === 0) return [];
  return [
    'A missing and an unused text may be one whose English changed: npm run texts -- --rename OLD NEW',
    ...likelyRenames(missing, unused).map(
      ({ from, to }) => `  perhaps: --rename ${JSON.stringify(from)} ${JSON.stringify(to)}`,
    ),
  ];
}

/** Faults of the translations of every language. */
export function languageLines(root: string, texts: readonly string[]): readonly string[] {
  const checked = languagesIn(root).map(code => ({
    code,
    faults: checkLanguage(texts, code, readLanguage(root, code)),
  }));
  const lines = checked.flatMap(({ code, faults }) =>
    Object.entries(faults)
      .filter(([, keys]) => keys.length > 0)
      .map(
        ([fault, keys]) =>
          `${code}: ${keys.length} ${fault}, for example ${JSON.stringify(keys.slice(0, 5))}`,
      ),
  );
  const first = checked.find(({ faults }) => faults.missing.length > 0 && faults.unused.length > 0);
  return [...lines, ...renameHints(first?.faults.missing ?? [], first?.faults.unused ?? [])];
}

/** Translations that lack a term of the glossary. */
function glossaryLines(root: string, texts: readonly string[]): readonly string[] {
  const terms = readGlossary(readFileSync(join(root, 'ui/glossary.md'), 'utf8'));
  const lacking = languagesIn(root).flatMap(code =>
    lackingTerms(terms, texts, code, readLanguage(root, code).translations).map(
      ({ key, term, stems }) => `${code}: no "${term}" (${stems.join(', ')}) in ${JSON.stringify(key)}`,
    ),
  );
  const unused = unusedExceptions(terms, texts).map(each => `Glossary: an exception of no text: ${each}`);
  const hint =
    'Use a word of ui/glossary.md, add a stem to it, or list an exception (CONTRIBUTING, "Add a text").';
  return [...lacking, ...(lacking.length > 0 ? [hint] : []), ...unused];
}

/** Buttons in another form than that of their language. */
function buttonLines(root: string): readonly string[] {
  const buttons = buttonTexts(root);
  const odd = languagesIn(root).flatMap(code =>
    oddButtons(buttons, code, readLanguage(root, code).translations).map(
      ({ key, translation, form }) =>
        `${code}: a button is ${form}, not ${JSON.stringify(translation)} (${JSON.stringify(key)})`,
    ),
  );
  const hint = 'If the button names what it opens, list it in scripts/texts/button-exceptions.ts.';
  const unused = unusedButtonExceptions(buttons).map(
    text => `An exception of no button: ${JSON.stringify(text)}`,
  );
  return [...odd, ...(odd.length > 0 ? [hint] : []), ...unused];
}

/** The check of `npm test`. */
export function checkTexts(root: string, texts: readonly string[]): Done {
  const lines = [
    ...languageLacks(root),
    ...languageLines(root, texts),
    ...glossaryLines(root, texts),
    ...buttonLines(root),
    ...uncountedTexts(texts).map(
      text => `A number with its noun is {count}, for the plural forms: ${JSON.stringify(text)}`,
    ),
    ...Object.entries(checkEnglish(texts))
      .filter(([, found]) => found.length > 0)
      .map(
        ([fault, found]) =>
          `English: ${fault} singular of ${JSON.stringify(found)} in ui/src/i18n/english-plurals.ts`,
      ),
    ...rejectedIn(texts).map(
      ({ text, found, use }) => `"${found}" is a rejected term (use: ${use}) in ${JSON.stringify(text)}`,
    ),
    ...privateWordsIn(root).map(found => `A private word in a name: ${found}`),
  ];
  const failed = lines.length > 0;
  const whole = `${texts.length} texts in ${languagesIn(root).length} languages, none missing, outdated or unused.`;
  return { failed, lines: failed ? lines : [whole] };
}
