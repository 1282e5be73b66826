import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsCatalogue } from './catalogue.ts';
import { checkSetting } from './validate-configuration.ts';
import { inEnglish } from './english.ts';
import { settingById } from './find-setting.ts';
import { normalizedValue } from './normalized-value.ts';
import { settingsContext } from './settings-context.ts';

/** Zeros of scripts whose digits an input method gives: Arabic, Persian, Devanagari, Bengali, Thai, full width, bold. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0e_50, 0xff_10, 0x1_d7_ce, 0x1_d7_d8];
const inScript = (text: string, zero: number): string =>
  text.replaceAll(/\d/gu, digit => String.fromCodePoint(zero + Number(digit)));
const script = constantFrom(...ZEROS);
const context = settingsContext(new Map());

describe('what is read of a pasted value', () => {
  it('a pasted number is read in the digits of any script, with any minus sign and its marks of direction', () => {
    const minus = constantFrom('-', '\u2212', '\u2013', '\uFE63', '\uFF0D');
    const mark = constantFrom('', '\u200E', '\u200F', '\u061C', '\u2068', '\uFEFF');
    assert(
      property(
        integer({ min: -99_999, max: 99_999 }),
        script,
        minus,
        mark,
        (number, zero, sign, invisible) => {
          const text = `${invisible}${inScript(String(number), zero).replace('-', sign)}${invisible} `;
          expect(normalizedValue({ kind: 'integer' }, text)).toBe(String(number));
          expect(normalizedValue({ kind: 'decimal' }, text)).toBe(String(number));
        },
      ),
    );
  });

  it('a pasted decimal number is read with the comma of any script', () => {
    const comma = constantFrom('.', ',', '\u066B', '\uFF0C', '\uFF0E');
    assert(
      property(
        integer({ min: 0, max: 999 }),
        integer({ min: 1, max: 9 }),
        script,
        comma,
        (whole, part, zero, point) => {
          const text = inScript(`${whole}.${part}`, zero).replace('.', point);
          expect(normalizedValue({ kind: 'decimal' }, text)).toBe(`${whole}.${part}`);
        },
      ),
    );
  });

  it('a pasted address, netmask or host address is read with the dots of any input method', () => {
    const octet = integer({ min: 0, max: 255 });
    assert(
      property(
        array(octet, { minLength: 4, maxLength: 4 }),
        script,
        constantFrom('.', '\uFF0E', '\u3002'),
        (octets, zero, dot) => {
          const text = inScript(octets.join('.'), zero).replaceAll('.', dot);
          for (const kind of ['ipv4', 'netmask', 'host'] as const)
            expect(normalizedValue({ kind }, text)).toBe(octets.join('.'));
          expect(normalizedValue({ kind: 'text', stripped: true }, `${text}\uFF0F24`)).toBe(
            `${octets.join('.')}/24`,
          );
        },
      ),
    );
  });

  it('a pasted MAC address is read bare, dotted, with dashes or colons, in small or capital letters', () => {
    const pair = integer({ min: 0, max: 255 }).map(byte => byte.toString(16).padStart(2, '0'));
    assert(
      property(array(pair, { minLength: 6, maxLength: 6 }), script, (pairs, zero) => {
        const wanted = pairs.join(':').toUpperCase();
        const dotted = [pairs.slice(0, 2), pairs.slice(2, 4), pairs.slice(4)]
          .map(each => each.join(''))
          .join('.');
        const spellings = [pairs.join(''), pairs.join(':'), pairs.join('-'), pairs.join('\u2010'), dotted];
        for (const each of [...spellings, ...spellings.map(text => inScript(text, zero))])
          expect(normalizedValue({ kind: 'mac' }, each)).toBe(wanted);
      }),
    );
  });

  it('the default of each setting stays as it is', () => {
    const changed = settingsCatalogue.filter(
      setting =>
        setting.default !== undefined && normalizedValue(setting, setting.default) !== setting.default,
    );
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  it('normalizing a value twice gives what normalizing it once gives', () => {
    const kinds = constantFrom(...new Set(settingsCatalogue.map(({ kind }) => kind)));
    assert(
      property(kinds, string({ unit: 'grapheme' }), (kind, text) => {
        const once = normalizedValue({ kind }, text);
        expect(normalizedValue({ kind }, once)).toBe(once);
      }),
    );
  });

  it.each([
    ['text', ' \uFF11\u2212 ', ' \uFF11\u2212 '],
    ['secret', '\u0661\u200B', '\u0661\u200B'],
    ['host', ' \uFF41.example', '\uFF41.example'],
  ] as const)('a value of the kind %s stays as it was typed', (kind, text, wanted) => {
    expect(normalizedValue({ kind }, text)).toBe(wanted);
  });

  it('a number with a sign before it is no port', () => {
    expect(normalizedValue({ kind: 'port' }, '+80')).toBe('+80');
    expect(normalizedValue({ kind: 'port' }, ' 0080')).toBe('80');
  });
});

describe('a number or an address that cannot be read', () => {
  it.each([
    ['radio.outputPower', '\u22124', '− (U+2212)'],
    ['radio.outputPower', '1½', '½ (U+00BD)'],
    ['interface.address', '192.0.2.\u200B1', 'U+200B'],
    ['interface.netmask', '255.255.255.\u0660', '٠ (U+0660)'],
    ['web.httpsPort', '44３', '３ (U+FF13)'],
    ['interface.clonedMac', '24:A4:3C:11:22:З3', 'З (U+0417)'],
  ] as const)('an unreadable value in %s, %j, is refused with its character', (id, value, character) => {
    const problem = checkSetting(settingById(id), value, context, [1]);
    expect(problem && inEnglish(problem)).toContain(`The character ${character} is not supported.`);
  });

  it('a number or an address that cannot be read is refused as it was where all its characters are usual ones', () => {
    const problem = checkSetting(settingById('interface.address'), '192.0.2', context, [1]);
    expect(problem && inEnglish(problem)).not.toContain('character');
  });
});
