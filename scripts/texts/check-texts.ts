/** Everything that the check of the texts finds, a line each. */
/** Texts whose number stands before a noun that has plural forms, but is no `{count}`: no language can inflect it. */
/** Missing and unused keys that are probably one text whose English changed. */
/** What a language needs beside its translations. Its file in `ui/translations/` says that it is there; no list does. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH_PLURALS } from '../../ui/src/i18n/english-plurals.ts';
import { NOT_ACTIONS, unusedButtonExceptions } from './button-forms.ts';
import { buttonTexts } from './button-texts.ts';
import {
  checkLanguage,
  isCounted,
  keysOf,
  type LanguageFaults,
  languagesIn,
  readLanguage,
  textOf,
} from './check-language.ts';
import { rejectedIn } from './check-terms.ts';
import { extractTexts } from './extract.ts';
import { languagesWithRules } from './language-rules.ts';
import type { Done } from './po-verbs.ts';
import { ruleWarnings } from './rule-warnings.ts';

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

const faultLine = (code: string, fault: string, keys: readonly string[]): readonly string[] =>
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

/** What keeps languages from being released: too little of one is translated, or a translation is wrong in shape. */
export const releaseFaults = (root: string, codes: readonly string[]): readonly string[] =>
  languageFindings(root, extractTexts(root), true, codes).errors;

/** Faults of the translations of languages. A missing or outdated one is shown in English, so it only warns (reading 55). */
export function languageFindings(
  root: string,
  texts: readonly string[],
  isRelease = false,
  codes = languagesIn(root),
): Findings {
  const checked = codes.map(code => ({
    code,
    faults: checkLanguage(texts, code, readLanguage(root, code)),
  }));
  const hinted = checked.find(({ faults }) => faults.missing.length > 0 && faults.unused.length > 0);
  return {
    errors: [
      ...checked.flatMap(({ code, faults }) => [
        ...faultLine(code, 'unused', faults.unused),
        ...faultLine(code, 'with other placeholders than their text', faults.misplaced),
        ...faultLine(code, 'with markup', faults.markup),
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

const UNCOUNTED =
  /\{(?!count\})\w+\} (?:of \{(?!count\})\w+\} )?(?:more |new |other )?(?:days|hours|minutes|seconds|characters|bits|keys|channels|stations|devices|changes|settings|lines|entries|users|ports|errors|results|networks|neighbors|hops|attempts|files)\b/;

/** Texts that stay so, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Use at least {length} characters.': 'Quoted from the specification.',
  'Use at most {length} characters.': 'The other end of the same rule: limits of 32 and more.',
  'At most {length} characters': 'The help of the same rule.',
  'The RSA key has only {bits} bits. Use at least {least} bits.':
    'Two numbers; powers of two of 512 and more.',
};

/** Texts to be given a `{count}`, and exceptions for texts that are no more. */
export function uncountedTexts(texts: readonly string[]): readonly string[] {
  const known = new Set(texts);
  return [
    ...texts.filter(text => UNCOUNTED.test(text) && !isCounted(text) && EXCEPTIONS[text] === undefined),
    ...Object.keys(EXCEPTIONS).filter(text => !known.has(text)),
  ];
}

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

/** The same for one as for many. */
const WITHOUT_SINGULAR: ReadonlySet<string> = new Set([
  'The device crashed, last at {time} ({reason}). Crash reports: {count}.',
  'The SSH server supports at most {count} keys.',
  'Paste public keys, or drop files here. At most {count} keys.',
  '{count} more notifications',
  'Show more ({count} left)',
  '{count} changed',
  '{count} lost',
  'and {count} more',
]);

/** Texts with a count that lack an English singular, and singulars of no text. */
export function checkEnglish(texts: readonly string[]): {
  readonly missing: readonly string[];
  readonly unused: readonly string[];
} {
  const known = new Set(texts);
  return {
    missing: texts.filter(
      text =>
        text.includes('{count}') &&
        !WITHOUT_SINGULAR.has(text) &&
        ENGLISH_PLURALS[`${text}_one`] === undefined,
    ),
    unused: Object.keys(ENGLISH_PLURALS).filter(key => !known.has(key.replace(/_one$/, ''))),
  };
}

const ENGLISH = 'en_US';
const HELP = 'ui/public/help';

/** The languages that somewhere is a part of, though they have no translations. */
const untranslated = (found: readonly string[], languages: readonly string[]): readonly string[] =>
  found.filter(code => code !== ENGLISH && !languages.includes(code));

/** A line for each legal page that a language lacks, and for each part of a language that has no translations. */
export function languageLacks(root: string): readonly string[] {
  const languages = languagesIn(root);
  const pages = readdirSync(join(root, HELP, ENGLISH));
  const lacks = (code: string): readonly string[] =>
    pages.map(page => `${HELP}/${code}/${page}`).filter(page => !existsSync(join(root, page)));
  const elsewhere = new Set([...readdirSync(join(root, HELP)), ...languagesWithRules(root)]);
  return [
    ...languages.flatMap(code => lacks(code).map(lacking => `${code}: no ${lacking}`)),
    ...untranslated([...elsewhere], languages).map(code => `${code}: no ui/translations/${code}.json`),
  ];
}
