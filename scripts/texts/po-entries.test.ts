import { assert, constantFrom, maxSafeNat, nat, oneof, property } from 'fast-check';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gettextPlurals, KNOWN_LANGUAGES } from './po-entries.ts';
import { languagesIn } from './check-language.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What an expression of gettext says for a number; its C is JavaScript too, but for a comparison as the result. */
const placeOf = (expression: string, n: number): number =>
  Number((new Function('n', `return ${expression};`) as (n: number) => number | boolean)(n));

it('an expression of gettext chooses the plural form that the browser chooses, in every known language', () => {
  const numbers = oneof(
    nat(220),
    nat(20).map(each => each * 1_000_000),
    maxSafeNat(),
  );
  assert(
    property(constantFrom(...KNOWN_LANGUAGES), numbers, (language, n) => {
      const { categories = [], expression = '' } = gettextPlurals(language) ?? {};
      expect(categories[placeOf(expression, n)]).toBe(new Intl.PluralRules(language).select(n));
    }),
    { numRuns: 2000 },
  );
});

it('a language has a form in gettext for each plural category of the browser', () => {
  for (const language of KNOWN_LANGUAGES) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect([language, gettextPlurals(language)?.categories.toSorted()]).toEqual([
      language,
      pluralCategories.toSorted(),
    ]);
  }
});

it('every language of the project has plural forms in gettext', () => {
  expect(languagesIn(ROOT).filter(code => gettextPlurals(code) === undefined)).toEqual([]);
});
