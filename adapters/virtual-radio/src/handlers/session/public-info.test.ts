import { describe, expect, it } from 'vitest';
import { knownLanguage, languagesOf } from './public-info.ts';

const texts = (...codes: readonly string[]) => Object.fromEntries(codes.map(code => [code, {}]));

describe('the languages that a radio offers', () => {
  it('the languages that a radio offers are English and those that it has texts of, each by its own name', () => {
    expect(languagesOf(texts('ar', 'zh_CN', 'fr_FR', 'de_DE'))).toEqual([
      { lang: 'English', code: 'en_US' },
      { lang: 'Deutsch', code: 'de_DE' },
      { lang: 'Français', code: 'fr_FR' },
      { lang: 'العربية', code: 'ar' },
      { lang: '中文', code: 'zh_CN' },
    ]);
  });

  it('the languages that a radio offers are English alone without texts, and once with texts of its own', () => {
    expect(languagesOf({})).toEqual(languagesOf(texts('en_US')));
  });

  it('name the region where two have a language in common', () => {
    const names = languagesOf(texts('pt_BR', 'pt_PT', 'pl_PL')).map(({ lang }) => lang);
    expect(names).toEqual(['English', 'Polski', 'Português (Brasil)', 'Português (Portugal)']);
  });

  it('keep a code that names no language', () => {
    expect(languagesOf(texts('x'))).toContainEqual({ lang: 'x', code: 'x' });
  });
});

describe('a language that is asked for', () => {
  it('a language that is asked for is known when the radio offers it, whatever a prototype has', () => {
    const radio = { translations: texts('de_DE') };
    const known = ['de_DE', 'en_US', 'fr_FR', 'constructor', '', null].map(code =>
      knownLanguage(radio, code),
    );
    expect(known).toEqual(['de_DE', 'en_US', undefined, undefined, undefined, undefined]);
  });
});
