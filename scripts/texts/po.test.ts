import { array, assert, constantFrom, type Arbitrary, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, hasMarkup, type Language, type Mark } from './check-language.ts';
import { exportPo } from './po-verbs.ts';
import { gettextPlurals, poEntries } from './po-entries.ts';
import { importPo } from './import-po.ts';

const at = (line: number, text: string, rest: { context?: string; note?: string } = {}) => ({
  text,
  ...rest,
  file: 'ui/src/page.tsx',
  line,
});
const SOURCE = [
  at(1, 'Login'),
  at(2, 'Restore'),
  at(3, 'Restore', { context: 'size', note: 'Of a window.' }),
  at(4, 'Use {length}.'),
  at(5, 'Login'),
  at(6, '{count} stations'),
  at(7, '{count} station'),
  at(8, '{count} changed'),
  at(9, 'Says "no"\\\n\tor\nnothing'),
];
const CODES = ['de_DE', 'es_ES', 'fr_FR', 'pl_PL', 'zh_CN', 'ar'];
const EMPTY: Language = { translations: {}, outdated: {} };

const pluralsOf = (code: string) => gettextPlurals(code) ?? { categories: [], expression: '' };
const entriesOf = (code: string) => poEntries(SOURCE, code);
const written = (code: string, language: Language) =>
  exportPo(code, pluralsOf(code), entriesOf(code), language);
const taken = (code: string, language: Language, file: string) => {
  const imported = importPo(code, entriesOf(code), language, file);
  if (typeof imported === 'string') throw new Error(imported);
  return imported;
};

/** Words of any script, with what a .po file has to escape. */
const words: Arbitrary<string> = array(
  constantFrom(
    'Wort',
    'słowo',
    '字',
    'كلمة',
    '"',
    '\\',
    '\n',
    '\t',
    '\r',
    ' ',
    '#|',
    'msgid "x"',
    '\u00A0',
    '🗼',
    '\\n',
  ),
  { minLength: 1, maxLength: 40 },
)
  .map(parts => parts.join(''))
  .filter(text => text.trim() !== '');

/** The placeholders of a text, which its translation has too. */
const placeholdersOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).join('');

/** A language in any state: each entry translated, in part or not at all, or outdated as a whole. */
const languageOf = (code: string): Arbitrary<Language> =>
  record({
    states: array(constantFrom('whole', 'partial', 'none', 'outdated', 'other shape'), { minLength: 20 }),
    said: array(words, { minLength: 40, maxLength: 40 }),
    seed: integer({ min: 0, max: 39 }),
  }).map(({ states, said, seed }) => {
    const translations: Record<string, string> = {};
    const outdated: Record<string, Mark> = {};
    for (const [place, { key, keys }] of entriesOf(code).entries()) {
      const state = states[place] ?? 'none';
      for (const [form, formKey] of keys.entries()) {
        const translation = `${said[(seed + place * 7 + form) % 40]}${placeholdersOf(key)}`;
        const old = `${said[(seed + place) % 40]}${placeholdersOf(key)}`;
        if (state === 'none' || (state === 'partial' && form > 0)) continue;
        if (state === 'other shape')
          outdated[formKey] = { from: `${old} {other}`, translation: `${translation} {other}` };
        else translations[formKey] = translation;
        if (state === 'outdated') outdated[formKey] = { from: old, translation };
      }
    }
    return { translations, outdated };
  });

describe('a language as a .po file', () => {
  it('loses nothing on the way through a .po file and back, in every language', () => {
    assert(
      property(
        constantFrom(...CODES).chain(code =>
          record({ code: constantFrom(code), language: languageOf(code) }),
        ),
        ({ code, language }) => {
          expect(taken(code, EMPTY, written(code, language))).toEqual({ language, refused: [] });
          expect(taken(code, language, written(code, language)).language).toEqual(language);
        },
      ),
    );
  });

  it('shows a translation only where it fits its text, whatever a file says', () => {
    const anything = string({ unit: 'grapheme' });
    const texts = array(
      constantFrom('{length}', '{count}', '{x}', '<b>', 'Wort').chain(part =>
        anything.map(rest => part + rest),
      ),
      {
        minLength: 20,
      },
    );
    assert(
      property(constantFrom(...CODES), texts, (code, said) => {
        const all = entriesOf(code).flatMap(({ keys }) => keys);
        const wild = Object.fromEntries(all.map((key, place) => [key, said[place % said.length] ?? '']));
        const { translations } = taken(
          code,
          EMPTY,
          written(code, { translations: wild, outdated: {} }),
        ).language;
        const wrong = Object.entries(translations).filter(
          ([key, text]) => !fits(key, text) || hasMarkup(text),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('tells the places, the context and the notes of a text, and the earlier English of an outdated one', () => {
    const file = written('de_DE', {
      translations: { Restore_size: 'Verkleinern', Login: 'Anmelden' },
      outdated: { Login: { from: 'Sign "in"', translation: 'Anmelden' } },
    });
    expect(file).toContain(
      '#: ui/src/page.tsx:3\n#. Of a window.\nmsgctxt "size"\nmsgid "Restore"\nmsgstr "Verkleinern"',
    );
    expect(file).toContain(
      '#: ui/src/page.tsx:1\n#: ui/src/page.tsx:5\n#, fuzzy\n#| msgid "Sign \\"in\\""\nmsgid "Login"\nmsgstr "Anmelden"',
    );
    expect(file).toContain('nplurals=2; plural=(n != 1);');
  });

  it('names a counted text by its singular, unless another text is that singular', () => {
    const stations = entriesOf('de_DE').find(({ plural }) => plural === '{count} stations');
    expect(stations?.id).toBe('{count} stations');
    const [alone] = poEntries([at(6, '{count} stations')], 'de_DE');
    expect(alone).toMatchObject({ id: '{count} station', plural: '{count} stations' });
  });
});

describe('a .po file of a translator', () => {
  const file = (body: string, head = 'Language: de_DE\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n') =>
    `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"${head}"\n\n${body}\n`;
  const LOGIN = 'msgid "Login"\nmsgstr "Anmelden"';

  it('renews an outdated translation whose fuzzy mark was taken away', () => {
    const before = {
      translations: { Login: 'Einloggen' },
      outdated: { Login: { from: 'Sign in', translation: 'Einloggen' } },
    };
    expect(taken('de_DE', before, file(LOGIN)).language).toEqual({
      translations: { Login: 'Anmelden' },
      outdated: {},
    });
    expect(taken('de_DE', before, file('msgid "Login"\nmsgstr "Einloggen"')).language.outdated).toEqual({});
  });

  it('keeps what it does not mention or leaves empty', () => {
    const before = { translations: { Login: 'Anmelden', Restore: 'Zurück' }, outdated: {} };
    expect(taken('de_DE', before, file('msgid "Login"\nmsgstr ""')).language).toEqual(before);
  });

  it('stays a translation of the earlier English where that changed after the export', () => {
    const before = { translations: {}, outdated: { Login: { from: 'Sign in', translation: 'old' } } };
    expect(taken('de_DE', before, file('msgid "Sign in"\nmsgstr "Anmelden"')).language).toEqual({
      translations: { Login: 'Anmelden' },
      outdated: { Login: { from: 'Sign in', translation: 'Anmelden' } },
    });
  });

  it.each([
    ['msgid "Logout"\nmsgstr "Abmelden"', '"Logout": no text of the interface'],
    [
      'msgid "Use {length}."\nmsgstr "Nimm."',
      '"Use {length}." as "Nimm.": its placeholders are not those of the English text',
    ],
    ['msgid "Login"\nmsgstr "<b>An</b>"', '"Login" as "<b>An</b>": it has markup'],
    [`#, fuzzy\n${LOGIN}`, '"Login" as "Anmelden": it is marked as one that needs work (fuzzy)'],
  ])('does not take %j, and says why', (body, reason) => {
    expect(taken('de_DE', EMPTY, file(body))).toEqual({ language: EMPTY, refused: [reason] });
  });

  it('takes no plural forms where the file has another number of them', () => {
    const body = 'msgid "{count} changed"\nmsgid_plural "{count} changed"\nmsgstr[0] "{count} geändert"';
    expect(taken('de_DE', EMPTY, file(body, 'Plural-Forms: nplurals=1; plural=0;\\n')).refused).toEqual([
      '"{count} changed": the file has 1 plural forms, 2 are needed',
    ]);
  });

  it('is refused where it is of another language, or is no .po file', () => {
    expect(importPo('fr_FR', entriesOf('fr_FR'), EMPTY, file(LOGIN))).toBe(
      'The file is of de_DE, not of fr_FR.',
    );
    expect(importPo('de_DE', entriesOf('de_DE'), EMPTY, '{"Login": "Anmelden"}')).toMatch(/^Not a \.po file/);
  });

  it('is read with a byte order mark and the line ends of Windows', () => {
    const windows = `\uFEFF${file(LOGIN).replaceAll('\n', '\r\n')}`;
    expect(taken('de_DE', EMPTY, windows).language.translations).toEqual({ Login: 'Anmelden' });
  });
});
