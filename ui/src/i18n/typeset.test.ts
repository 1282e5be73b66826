import { assert, constantFrom, property, string } from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noticeLabel } from '../components/notice-labels.ts';
import { createI18n, type Translations } from './create-i18n.ts';
import { typeset, isolatedFigures } from './typeset.ts';

const FOLDER = new URL('../../translations/', import.meta.url);
const CODES = readdirSync(FOLDER).map(file => file.replace('.json', ''));
const translationsOf = (code: string): Translations =>
  JSON.parse(readFileSync(new URL(`${code}.json`, FOLDER), 'utf8')) as Translations;

const [NO_BREAK, NARROW] = ['\u00A0', '\u202F'];

describe('the spaces of a translation', () => {
  it.each([
    ['de-DE', 'Der Link hat {signal} dBm.', `Der Link hat {signal}${NO_BREAK}dBm.`],
    ['pl-PL', 'do {minutes} min, 100 %', `do {minutes}${NO_BREAK}min, 100${NO_BREAK}%`],
    ['es-ES', '{count} meses, 20 MHz', `{count} meses, 20${NO_BREAK}MHz`],
    ['de-DE', 'Das ist {name}: ja', 'Das ist {name}: ja'],
    ['fr-FR', 'Restaurer ? Oui ; {rate} %', `Restaurer${NARROW}? Oui${NARROW}; {rate}${NARROW}%`],
    ['fr-FR', `Port\u00A0: {port} dBm`, `Port${NARROW}: {port}${NO_BREAK}dBm`],
    ['fr-FR', 'une plage bas:haut', 'une plage bas:haut'],
    ['fr-FR', '« SSID »', `«${NARROW}SSID${NARROW}»`],
  ])('the spaces of a translation in %s: %j', (language, text, set) => {
    expect(typeset(text, language)).toBe(set);
  });

  it('the spaces of a translation are all that changes, and set once they stay', () => {
    assert(
      property(string({ unit: 'grapheme' }), constantFrom('fr-FR', 'de-DE', 'ar'), (text, language) => {
        const set = typeset(text, language);
        expect(set.replaceAll(/[ \u00A0\u202F]+/g, ' ')).toBe(text.replaceAll(/[ \u00A0\u202F]+/g, ' '));
        expect(typeset(set, language)).toBe(set);
      }),
    );
  });

  it('no French text breaks before a sign of two parts', () => {
    const set = Object.values(translationsOf('fr_FR')).map(text => typeset(text, 'fr-FR'));
    expect(set.filter(text => /[ \u00A0][:;?!%»]/.test(text))).toEqual([]);
    expect(set.filter(text => text.includes(NARROW)).length).toBeGreaterThan(100);
  });

  it.each(CODES)('no text of %s breaks between a number and its unit', code => {
    const broken = /[\d}] (?:dBm?|[MG]Hz|[MG]bps|ms|s|min|h|km|m|W|%)(?![\p{L}\d’'-])/u;
    const texts = Object.values(translationsOf(code));
    expect(texts.filter(text => broken.test(text)).length).toBeGreaterThan(20);
    expect(texts.map(text => typeset(text, code)).filter(text => broken.test(text))).toEqual([]);
  });

  it('the spaces of a value are those of the user', () => {
    const words = createI18n('fr_FR', { 'SSID: {ssid}': 'SSID : {ssid}' }, { error: () => undefined });
    expect(words.t('SSID: {ssid}', { ssid: 'a : 5 m ?' })).toBe(`SSID${NARROW}: a : 5 m ?`);
  });
});

const isolated = (figure: string) => `\u2066${figure.replaceAll(' ', '\u00A0')}\u2069`;

describe('figures in a right-to-left text', () => {
  it.each(['−62 dBm', '4 dB', '5.5 GHz', '1,969 ft', '37 dBm EIRP', '100 s', '15 %', '53 °C', '345.7 Mbps'])(
    'keep their order: %s',
    figure => {
      expect(isolatedFigures(`الإشارة ${figure} أدنى`)).toBe(`الإشارة ${isolated(figure)} أدنى`);
    },
  );

  it.each(['802.11n', '8 محارف', '40 stations', '2026-05-12', 'WPA2'])(
    'figures in a right-to-left text are only those with a unit: %s stays',
    text => {
      expect(isolatedFigures(text)).toBe(text);
    },
  );
});

describe('texts of a language', () => {
  const LINK = 'The link is {signal} dBm.';
  const say = (language: string, text: string) =>
    createI18n(language, { [LINK]: text }, { error: () => undefined }).t(LINK, { signal: '−62' });

  it('isolate their figures when it is written from the right', () => {
    expect(say('ar', 'الوصلة {signal} dBm.')).toBe(`الوصلة ${isolated('−62 dBm')}.`);
  });

  it('isolate nothing when it is written from the left', () => {
    expect(say('de_DE', 'Der Link hat {signal} dBm.')).toBe('Der Link hat −62\u00A0dBm.');
  });
});

describe('a placeholder with its unit, in Arabic', () => {
  const ARABIC = translationsOf('ar');
  const WORDS = createI18n('ar', ARABIC, { error: () => undefined });
  const UNIT = /\{(\w+)\} ([A-Za-zµ°%][A-Za-z/]*)/gu;
  const withUnits = Object.entries(ARABIC).filter(([, text]) => text.search(UNIT) >= 0);

  it.each(['7', '−62.5', '5495–5505'])('has the value and its unit in one isolate: %s', value => {
    const torn = withUnits.flatMap(([key, text]) => {
      const names = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map(name => [name, value]));
      const given = Object.fromEntries(names.map(name => [name, isolated(value)]));
      // As a page gives it, as it isolates it, and as a message is told, whose texts are isolated.
      const said = [values, given, noticeLabel({ key, values }).values ?? {}].map(each => WORDS.t(key, each));
      return [...text.matchAll(UNIT)].flatMap(([, , unit]) =>
        said.filter(
          words =>
            !words
              .replaceAll(/[\u2066\u2068]([^ \u00A0\u2066\u2068]+)\u2069/gu, '$1')
              .includes(isolated(`${value} ${unit}`)),
        ),
      );
    });
    expect(torn).toEqual([]);
    expect(withUnits.length).toBeGreaterThan(100);
  });
});

it('a mark of direction before the sign of a figure stands inside the isolate', () => {
  expect(isolatedFigures('الإشارة \u200E-62 dBm')).toBe('الإشارة \u2066\u200E-62\u00A0dBm\u2069');
  expect(isolatedFigures('الإشارة \u061C−62 dBm')).toBe('الإشارة \u2066\u061C−62\u00A0dBm\u2069');
});
