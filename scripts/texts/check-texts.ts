/** Everything that the check of the texts finds, a line each. */
import { NOT_ACTIONS } from './button-exceptions.ts';
import { inconsistentButtons, unusedButtonExceptions } from './button-forms.ts';
import { buttonTexts } from './button-texts.ts';
import { checkEnglish } from './check-english.ts';
import { checkLanguage, type LanguageFaults } from './check-language.ts';
import { rejectedIn } from './check-terms.ts';
import { missingTerms, unusedExceptions } from './glossary.ts';
import { keysOf } from './keys.ts';
import { languagesIn, readLanguage } from './language-files.ts';
import { languageLacks, unruledLanguages } from './language-lacks.ts';
import { readRules } from './language-rules.ts';
import { likelyRenames } from './likely-renames.ts';
import { uncountedTexts } from './uncounted-texts.ts';
import type { Done } from './po-verbs.ts';

/** Hints at changed texts: the old one is unused and the new one missing, in every language. */
function renameHints(missing: readonly string[], unused: readonly string[]): readonly string[] {
  if (missing.length === 0 || unused.length === 0) return [];
  return [
    'Drop the translations of texts that are gone: npm run texts -- --prune',
    'A missing and an unused text may be one whose English changed: npm run texts -- --rename OLD NEW',
    ...likelyRenames(missing, unused).map(
      ({ from, to }) => `  perhaps: --rename ${JSON.stringify(from)} ${JSON.stringify(to)}`,
    ),
  ];
}

/** The share of its texts that a language must translate, and not from an earlier English, before a release. */
const RELEASE_SHARE = 0.98;

/** What the check finds: errors fail it, warnings are work for a translator and fail nothing. */
interface Findings {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const faultLine = (code: string, fault: keyof LanguageFaults, keys: readonly string[]): readonly string[] =>
  keys.length === 0
    ? []
    : [`${code}: ${keys.length} ${fault}, for example ${JSON.stringify(keys.slice(0, 5))}`];

/** A language that translates too few of its texts for a release. */
function releaseLine(code: string, wanted: number, { missing, outdated }: LanguageFaults): readonly string[] {
  const share = 1 - (missing.length + outdated.length) / Math.max(1, wanted);
  if (share >= RELEASE_SHARE) return [];
  const percent = (Math.floor(share * 1000) / 10).toFixed(1);
  return [`${code}: ${percent} % translated, a release needs ${RELEASE_SHARE * 100} %`];
}

/** Faults of the translations of every language. A missing or outdated one is shown in English, so it only warns (reading 55). */
export function languageFindings(root: string, texts: readonly string[], isRelease = false): Findings {
  const checked = languagesIn(root).map(code => ({
    code,
    faults: checkLanguage(texts, code, readLanguage(root, code)),
  }));
  const hinted = checked.find(({ faults }) => faults.missing.length > 0 && faults.unused.length > 0);
  return {
    errors: [
      ...checked.flatMap(({ code, faults }) => [
        ...faultLine(code, 'unused', faults.unused),
        ...faultLine(code, 'misplaced', faults.misplaced),
        ...faultLine(code, 'markup', faults.markup),
        ...(isRelease ? releaseLine(code, texts.flatMap(text => keysOf(text, code)).length, faults) : []),
      ]),
      ...renameHints(hinted?.faults.missing ?? [], hinted?.faults.unused ?? []),
    ],
    warnings: checked.flatMap(({ code, faults }) => [
      ...faultLine(code, 'missing', faults.missing),
      ...faultLine(code, 'outdated', faults.outdated),
    ]),
  };
}

const RULES_HINT =
  "The rules of a language are its translators': ui/translation-rules/ (docs/contributing/texts.md).";

/** What departs from the rules of a language: a term that is said otherwise, a button in another form. All of it only warns. */
function ruleWarnings(root: string, texts: readonly string[], buttons: readonly string[]): readonly string[] {
  const found = languagesIn(root).flatMap(code => {
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
      ...unusedExceptions(rules, texts).map(each => `${code}: an exception of no text: ${each}`),
      ...unusedButtonExceptions(rules.buttonExceptions, buttons).map(
        text => `${code}: an exception of no button: ${JSON.stringify(text)}`,
      ),
    ];
  });
  const all = [...unruledLanguages(root), ...found];
  return [...all, ...(all.length > 0 ? [RULES_HINT] : [])];
}

/** The check of `npm test`; with `isRelease` it also demands that each language is translated. */
export function checkTexts(root: string, texts: readonly string[], isRelease = false): Done {
  const languages = languageFindings(root, texts, isRelease);
  const buttons = buttonTexts(root);
  const errors = [
    ...languageLacks(root),
    ...languages.errors,
    ...unusedButtonExceptions(NOT_ACTIONS, buttons).map(
      text => `An exception of no button: ${JSON.stringify(text)}`,
    ),
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
  ];
  const warnings = [...languages.warnings, ...ruleWarnings(root, texts, buttons)];
  const count = `${texts.length} texts in ${languagesIn(root).length} languages`;
  return {
    failed: errors.length > 0,
    lines: [
      ...errors,
      ...warnings.map(line => `Warning: ${line}`),
      ...(errors.length > 0 ? [] : [`${count}, ${warnings.length} warnings.`]),
    ],
  };
}
