import { assert, constantFrom, integer, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../configuration/index.ts';
import { withEndsVisible } from '../text/text.ts';
import { remarkOn } from './validate-configuration.ts';
import { checkTimestamp, plainText } from './describe-setting.ts';
import { settingById } from './find-setting.ts';
import { normalizedValue } from './normalized-value.ts';
import { pendingFindings } from './pending-faults.ts';
import {
  checkInterfaceName,
  checkLanguage,
  checkTimeZone,
  checkWpaKey,
  decimalWithin,
  integerBetween,
  oneOf,
  switchState,
  wholeNumber,
} from './rules.ts';
import { checkScanList, frequencyIn, MICROWAVE_MHZ, MILLIMETRE_WAVE_MHZ } from './wireless/frequency.ts';
import type { SettingRule } from './setting.ts';
import { settingsContext } from './settings-context.ts';

const context = settingsContext(new Map());
const judge = (rule: SettingRule, value: string) => rule(value, context, []);
const letters = oneOf(() => [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]);

interface RuleCase {
  readonly name: string;
  readonly rule: SettingRule;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
  readonly problem: { readonly key: string; readonly values?: object };
}

const CASES: readonly RuleCase[] = [
  {
    name: 'a whole number',
    rule: wholeNumber,
    accepted: ['0', '-5', '42'],
    refused: ['', '1.5', 'a', '+1', '--1', ' 1', '1 ', '1e3', '1234567890123456'],
    problem: { key: 'Enter a whole number.' },
  },
  {
    name: 'a whole number in a range',
    rule: integerBetween(-4, 25),
    accepted: ['-4', '0', '25'],
    refused: ['-5', '26', '1.5', '', 'x'],
    problem: { key: 'Enter a whole number from {min} to {max}.', values: { min: -4, max: 25 } },
  },
  {
    name: 'a number in a range',
    rule: decimalWithin(() => ({ min: -90, max: 90 })),
    accepted: ['-90', '0', '90', '47.123456', '-0.5'],
    refused: ['-90.1', '90.01', '', '.', '1.', '.5', '1,5', '1e1'],
    problem: { key: 'Enter a number from {min} to {max}.', values: { min: -90, max: 90 } },
  },
  {
    name: 'a number without range',
    rule: decimalWithin(() => ({ min: -Infinity, max: Infinity })),
    accepted: ['-90000', '1.25'],
    refused: ['x'],
    problem: { key: 'Enter a number.' },
  },
  {
    name: 'a choice',
    rule: letters,
    accepted: ['a', 'b'],
    refused: ['c', 'A', '', 'a '],
    problem: { key: 'Select one of: {choices}.', values: { choices: 'a, b' } },
  },
  {
    name: 'a switch',
    rule: switchState(['enabled', 'disabled']),
    accepted: ['enabled', 'disabled'],
    refused: ['Enabled', 'on', '1', ''],
    problem: { key: 'Use {on} or {off}.', values: { on: 'enabled', off: 'disabled' } },
  },
  {
    name: 'a short text',
    rule: plainText(3),
    accepted: ['', 'abc', '😀😀😀'],
    refused: ['abcd', '😀😀😀😀'],
    problem: { key: 'Use at most {length} characters.', values: { length: 3 } },
  },
  {
    name: 'a text',
    rule: plainText(),
    accepted: ['', 'a=b#c', 'x'.repeat(70_000), '\u2028', 'é'],
    refused: ['a\tb', '\u001b[0m', '\u007f', '\u0085'],
    problem: { key: 'Control characters are not allowed.' },
  },
  {
    name: 'an interface name',
    rule: checkInterfaceName,
    accepted: ['eth0', 'ath0', 'br1', 'eth0.10', 'ppp+', 'ubond0', 'wlan0', 'abcdefghijklmno'],
    refused: ['', '0eth', 'eth 0', 'eth0.', 'eth0.12345', 'abcdefghijklmnop', 'eth0;', '+', 'eth0\n'],
    problem: { key: 'Enter the name of an interface such as {example}.', values: { example: 'eth0' } },
  },
  {
    name: 'a date',
    rule: checkTimestamp,
    accepted: ['202503180000', '202402292359', '199912312359'],
    refused: [
      '',
      '2025',
      '202502290000',
      '202504310000',
      '009912310000',
      '202513010000',
      '202500010000',
      '202501012400',
      '202501010060',
      '20250318000a',
    ],
    problem: {
      key: 'Enter a valid date and time as YYYYMMDDhhmm, such as {example}.',
      values: { example: '202503180000' },
    },
  },
  {
    name: 'a time zone',
    rule: checkTimeZone,
    accepted: [
      'GMT+12',
      'GMT',
      'UTC0',
      'EET-2EEST,M3.5.0/3,M10.5.0/4',
      '<+03>-3',
      'NST3:30NDT',
      'CET-1CEST,J60,300/2',
    ],
    refused: ['', 'X', 'GMT+', 'GMT+12 ', 'Europe/Berlin', 'EET-2EEST,M3.5.0', 'GMT+1234'],
    problem: { key: 'Enter a time zone in POSIX form such as {example}.', values: { example: 'GMT+12' } },
  },
  {
    name: 'a WPA2 key',
    rule: checkWpaKey,
    accepted: ['12345678', 'x'.repeat(63), 'a b~!"#$=', 'aF0'.padEnd(64, '9')],
    refused: ['', '1234567', 'x'.repeat(64), 'x'.repeat(65), 'pässword', 'tab\tinside', 'newline\n'],
    problem: {
      key: 'Use {min} to {max} plain ASCII characters, or exactly {digits} hexadecimal digits.',
      values: { min: 8, max: 63, digits: 64 },
    },
  },
  {
    name: 'a frequency of the main radio',
    rule: frequencyIn(MICROWAVE_MHZ),
    accepted: ['0', '400', '2412', '5480', '7125'],
    refused: ['', '399', '7126', '60480', '5480.5', '-5480', '00x'],
    problem: {
      key: 'Enter a frequency from {min} to {max} MHz, or 0 for auto.',
      values: { min: 400, max: 7125 },
    },
  },
  {
    name: 'a frequency of the 60 GHz radio',
    rule: frequencyIn(MILLIMETRE_WAVE_MHZ),
    accepted: ['0', '57000', '66960', '71000'],
    refused: ['56999', '71001', '5500'],
    problem: {
      key: 'Enter a frequency from {min} to {max} MHz, or 0 for auto.',
      values: { min: 57_000, max: 71_000 },
    },
  },
  {
    name: 'a scan list',
    rule: checkScanList,
    accepted: ['5180', '5180,5200', '5180, 5200', '400,7125'],
    refused: [
      '',
      ',',
      '5180,',
      '5180;5200',
      '399',
      '7126',
      '5180,x',
      '5180 5200',
      '5180.5',
      '0x1450',
      '+5180',
    ],
    problem: {
      key: 'Enter frequencies from {min} to {max} MHz, separated by commas.',
      values: { min: 400, max: 7125 },
    },
  },
  {
    name: 'a language',
    rule: checkLanguage,
    accepted: ['en_US', 'de', 'pt_BR', 'zh-Hans_CN', 'fil'],
    refused: ['', 'e', 'EN', 'en_', 'en_US;', 'english', 'en_US\n'],
    problem: { key: 'Enter a language code such as {example}.', values: { example: 'en_US' } },
  },
];

describe.each(CASES)('$name', ({ rule, accepted, refused, problem }) => {
  it.each(accepted)('accepts %j', value => {
    expect(judge(rule, value)).toBeUndefined();
  });

  it.each(refused)('refuses %j', value => {
    expect(judge(rule, value)).toEqual(problem);
  });

  it('never holds a line break or NUL', () => {
    assert(
      property(string(), string(), (before, after) => {
        for (const hostile of ['\n', '\r', '\0']) {
          expect(judge(rule, `${before}${hostile}${after}`)).toBeDefined();
        }
      }),
    );
  });
});

describe('rules by property', () => {
  it('a range holds exactly its numbers', () => {
    assert(
      property(integer({ min: -200, max: 200 }), number => {
        const within = number >= -4 && number <= 25;
        expect(judge(integerBetween(-4, 25), String(number)) === undefined).toBe(within);
      }),
    );
  });

  it('every passphrase of 8 to 63 plain characters is a WPA2 key', () => {
    assert(
      property(stringMatching(/^[ -~]{8,63}$/), passphrase => {
        expect(checkWpaKey(passphrase)).toBeUndefined();
      }),
    );
  });

  it('a problem of a WPA2 key never repeats the key', () => {
    expect(JSON.stringify(checkWpaKey('hunter2'))).not.toContain('hunter2');
  });
});

describe('a name that differs in what is not seen', () => {
  const name = settingById('device.name');

  const word = stringMatching(/^[a-z]{1,8}(?: [a-z]{1,8})?$/);

  const unseen = constantFrom('\u200B', '\u00A0', '\uFEFF', '\u00AD', '\u2068', '\u202E', '\u2003');

  it('a name is remarked for a space at its ends and for an invisible character anywhere in it', () => {
    assert(
      property(word, unseen, (text, character) => {
        expect(remarkOn(name, text, context)).toBeUndefined();
        for (const each of [` ${text}`, `${text} `])
          expect(remarkOn(name, each, context)?.key).toBe('Begins or ends with a space.');
        for (const each of [`${character}${text}`, `${text}${character}`, `${text}${character}${text}`])
          expect(remarkOn(name, each, context)?.key).toBe('Contains the invisible character {character}.');
      }),
    );
  });

  it('the review remarks a name that a change gives a space at its end', () => {
    const key = name.key;
    const edit = ConfigStore.of(ConfigText.parse(`${key}=ridge-north\n`)).edit(
      new Map([[key, 'ridge-north ']]),
    );
    const remarks = edit.ok ? pendingFindings(edit.store).remarks : [];
    expect(remarks.map(({ problem }) => problem.key)).toContain('Begins or ends with a space.');
  });

  it('a name never looks like another one beside it that differs in a space or an invisible character', () => {
    assert(
      property(word, unseen, (text, character) => {
        const others = [` ${text}`, `${text} `, `${text}  x`, `${text}${character}`, `${character}${text}`];
        const shown = [text, `${text} x`, ...others].map(withEndsVisible);
        expect(new Set(shown.map(each => each.replaceAll(/[\u00A0\u2003]/gu, ' '))).size).toBe(shown.length);
      }),
    );
    expect(withEndsVisible('ridge north')).toBe('ridge north');
    expect(withEndsVisible(' a  b ')).toBe('␣a␣␣b␣');
  });

  it('a name that was copied from a page loses the marks of direction around it', () => {
    for (const kind of ['text', 'secret'] as const)
      expect(normalizedValue({ kind }, '\u2068ridge\u2069 \u2066north\u2069')).toBe('ridge north');
  });
});
