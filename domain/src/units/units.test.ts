import { describe, expect, it } from 'vitest';
import {
  altitudeFigure,
  countFigure,
  dbmFigure,
  decibelFigure,
  distanceFigure,
  durationFigures,
  figureText,
  frequencyFigure,
  languageTag,
  latencyFigure,
  lengthFigure,
  memoryFigure,
  numberLocale,
  numberText,
  percentFigure,
  PLAIN_UNITS,
  plainFigure,
  type PlainUnitKind,
  speedFigure,
  trafficFigure,
  trafficUnit,
  ungroupedFigure,
  unitText,
  wholeLatencyFigure,
} from './index.ts';

describe('numbers', () => {
  it('write a true minus sign', () => {
    expect(numberText(-52, 'en')).toBe('\u221252');
  });

  it('write the same true minus sign in languages that mark direction', () => {
    expect(numberText(-5, 'he')).toContain('\u2212');
    expect(numberText(-5, 'he')).not.toContain('-');
  });

  it('never write a negative zero', () => {
    expect(numberText(-0.04, 'en', { digits: 1 })).toBe('0.0');
    expect(numberText(-0, 'en')).toBe('0');
  });

  it('keep the asked number of digits', () => {
    expect(numberText(2, 'en', { digits: 2 })).toBe('2.00');
    expect(numberText(2.345, 'en')).toBe('2');
  });

  it('follow the language of the device, written with an underscore', () => {
    expect(numberText(1234.5, 'de_DE', { digits: 1 })).toBe('1.234,5');
    expect(numberText(1234.5, 'en_US', { digits: 1 })).toBe('1,234.5');
  });

  it('set thousands apart only when asked', () => {
    expect(numberText(1234, 'en', { grouping: false })).toBe('1234');
    expect(numberText(1234, 'en', { grouping: true })).toBe('1,234');
    expect(numberText(1234, 'en')).toBe('1,234');
  });

  it('fall back to English for a language that Intl refuses', () => {
    expect(languageTag('not a language')).toBe('en');
    expect(languageTag('')).toBe('en');
    expect(languageTag('pt_BR')).toBe('pt-BR');
  });

  it.each(['ar', 'ar_EG', 'fa_IR', 'hi_IN', 'mr_IN', 'my_MM', 'de_DE'])(
    'writes numbers of %s in digits 0 to 9',
    language => {
      const day = new Intl.DateTimeFormat(numberLocale(language), { day: 'numeric', minute: 'numeric' });
      for (const text of [
        numberText(-1234567890, language),
        numberText(0.25, language, { digits: 2 }),
        day.format(0),
      ]) {
        expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
        expect(text).toMatch(/[0-9]/);
      }
      expect(numberLocale('ar-u-nu-arab')).toBe('ar-u-nu-arab');
    },
  );
});

describe('each quantity with one unit', () => {
  const kinds = Object.keys(PLAIN_UNITS) as PlainUnitKind[];

  it.each(kinds)(
    '%s is written with its unit and its digits from one end of its range to the other',
    kind => {
      const { unit, range, digits = 0 } = PLAIN_UNITS[kind];
      for (const value of [range.min, range.max, 1])
        expect(plainFigure(kind, value, 'en')).toEqual({ value: numberText(value, 'en', { digits }), unit });
    },
  );

  it.each(kinds)('%s is not written beyond its range, nor when it is missing', kind => {
    const { min, max } = PLAIN_UNITS[kind].range;
    for (const value of [min - 1 - Math.abs(min), max + 1 + max, Number.NaN, undefined])
      expect(plainFigure(kind, value, 'en')).toBeUndefined();
  });
});

describe('memory and traffic', () => {
  it.each([
    [1023, '1,023', 'B'],
    [1024, '1.0', 'KiB'],
    [64 * 2 ** 20, '64.0', 'MiB'],
    [1.5 * 2 ** 30, '1.50', 'GiB'],
  ])('writes %s bytes of memory as %s %s', (bytes, value, unit) => {
    expect(memoryFigure(bytes, 'en')).toEqual({ value, unit });
  });

  it.each([
    [999, '999', 'B'],
    [1000, '1.0', 'kB'],
    [12_400_000, '12.4', 'MB'],
    [12_400_000_000, '12.40', 'GB'],
    [2.5e12, '2.50', 'TB'],
  ])('writes %s bytes of traffic as %s %s', (bytes, value, unit) => {
    expect(trafficFigure(bytes, 'en')).toEqual({ value, unit });
  });

  it.each([
    [31.48e12, 'GB', '31,480.00'],
    [550e6, 'GB', '0.55'],
    [3_140_000, 'GB', '0.003'],
    [0, 'GB', '0.00'],
  ] as const)('writes %s bytes in a column of %s as %s', (bytes, unit, value) => {
    expect(trafficFigure(bytes, 'en', unit)).toEqual({ value, unit });
  });

  it.each([
    [[550e6, 31.48e12, undefined], 'GB'],
    [[314, 238.8e6], 'MB'],
    [[undefined, 12], 'B'],
    [[Number.NaN, -5], 'B'],
    [[], 'B'],
  ] as const)('gives a column of %s bytes the unit %s', (column, unit) => {
    expect(trafficUnit(column)).toBe(unit);
  });
});

it('writes both bands of a column in MHz', () => {
  expect(frequencyFigure(66_960, 'en', 0, 'MHz')).toEqual({ value: '66960', unit: 'MHz' });
  expect(frequencyFigure(5180, 'en', 0, 'MHz')).toEqual({ value: '5180', unit: 'MHz' });
});

describe('duration', () => {
  it.each([
    [0, '0\u202Fs'],
    [42.9, '42\u202Fs'],
    [59, '59\u202Fs'],
    [60, '1\u202Fmin 0\u202Fs'],
    [312, '5\u202Fmin 12\u202Fs'],
    [3599, '59\u202Fmin 59\u202Fs'],
    [3600, '1\u202Fh 0\u202Fmin'],
    [86_399, '23\u202Fh 59\u202Fmin'],
    [86_400, '1\u202Fd 0\u202Fh'],
    [3 * 86_400 + 4 * 3600 + 3599, '3\u202Fd 4\u202Fh'],
    [1000 * 86_400, '1,000\u202Fd 0\u202Fh'],
  ])('writes %s seconds as %s', (seconds, text) => {
    expect(figureText(durationFigures(seconds, 'en'))).toBe(text);
  });

  it.each([
    ['ar', '3\u202Fي 4\u202Fس'],
    ['zh_CN', '3\u202F天 4\u202F小时'],
    ['de_DE', '3\u202Fd 4\u202Fh'],
    ['pl_PL', '3\u202Fd 4\u202Fh'],
    ['fr_FR', '3\u202Fd 4\u202Fh'],
  ])('duration has units in the letters of %s', (language, text) => {
    expect(figureText(durationFigures(3 * 86_400 + 4 * 3600, language))).toBe(text);
  });

  it('duration has a unit beside a field in the same letters, and leaves international ones', () => {
    expect(['s', 'min', 'ms', 'MHz'].map(unit => unitText(unit, 'ar'))).toEqual(['ث', 'د', 'ms', 'MHz']);
    expect(unitText('s', 'de_DE')).toBe('s');
  });

  it('duration is missing when negative', () => {
    expect(durationFigures(-1, 'en')).toBeUndefined();
  });
});

describe('quantities', () => {
  it.each([
    [() => frequencyFigure(5180, 'en'), '5180', 'MHz'],
    [() => frequencyFigure(5095.625, 'en', 3), '5095.625', 'MHz'],
    [() => frequencyFigure(50_000, 'en'), '50000', 'MHz'],
    [() => frequencyFigure(60_480, 'en'), '60.48', 'GHz'],
    [() => dbmFigure(-52, 'en'), '\u221252', 'dBm'],
    [() => dbmFigure(-52.25, 'en', 1), '\u221252.3', 'dBm'],
    [() => decibelFigure(33, 'en'), '33', 'dB'],
    [() => plainFigure('dbi', 25, 'en'), '25', 'dBi'],
    [() => percentFigure(27, 'en'), '27', '%'],
    [() => plainFigure('celsius', 41, 'en'), '41', '°C'],
    [() => latencyFigure(1.25, 'en'), '1.3', 'ms'],
    [() => wholeLatencyFigure(2, 'en'), '2', 'ms'],
    // A device sends whole milliseconds: its 0 is no measurement of nothing.
    [() => wholeLatencyFigure(0, 'en'), '<1', 'ms'],
    [() => countFigure(12_345, 'en'), '12,345', ''],
    [() => ungroupedFigure(12_345, 'en'), '12345', ''],
  ])('case %#: %s', (figure, value, unit) => {
    expect(figure()).toEqual({ value, unit });
  });

  it.each([
    ['a speed below nothing', () => speedFigure(-5, 'en')],
    ['a power of no radio', () => dbmFigure(9999, 'en')],
    ['a ratio of no radio', () => decibelFigure(9999, 'en')],
    ['a gain of no antenna', () => plainFigure('dbi', -9999, 'en')],
    ['a million percent', () => percentFigure(1e6, 'en')],
    ['a length below nothing', () => lengthFigure(-5, 'metric', 'en')],
    ['a delay of a month', () => latencyFigure(2.6e9, 'en')],
    ['a time longer than the world', () => durationFigures(1e30, 'en')],
    ['a number without digits', () => countFigure(1e300, 'en')],
  ])('quantities are none for %s', (_, figure) => {
    expect(figure()).toBeUndefined();
  });

  it('quantities are what a device may say, odd as it is', () => {
    expect(percentFigure(113.2, 'en', 1)).toEqual({ value: '113.2', unit: '%' });
    expect(decibelFigure(-12, 'en')).toEqual({ value: '\u221212', unit: 'dB' });
    expect(altitudeFigure(-3, 'metric', 'en')).toEqual({ value: '\u22123', unit: 'm' });
    expect(altitudeFigure(-5000, 'metric', 'en')).toBeUndefined();
  });

  it('keep the value and the unit apart by a narrow space that no line breaks at, and a count without unit plain', () => {
    expect(figureText({ value: '5180', unit: 'MHz' })).toBe('5180\u202FMHz');
    expect(figureText({ value: '12', unit: '' })).toBe('12');
  });

  it('show a dash for what is missing', () => {
    expect(figureText(undefined)).toBe('—');
    expect(figureText([])).toBe('—');
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'quantities are missing for %s',
    value => {
      const figures = [
        speedFigure(value, 'en'),
        distanceFigure(value, 'metric', 'en'),
        lengthFigure(value, 'metric', 'en'),
        memoryFigure(value, 'en'),
        trafficFigure(value, 'en'),
        durationFigures(value, 'en'),
        frequencyFigure(value, 'en'),
        dbmFigure(value, 'en'),
      ];
      expect(figures.filter(figure => figure !== undefined)).toEqual([]);
    },
  );
});
