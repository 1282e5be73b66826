import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { isolatedFigures } from './isolated-figures.ts';

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

it('a mark of direction before the sign of a figure stands inside the isolate', () => {
  expect(isolatedFigures('الإشارة \u200E-62 dBm')).toBe('الإشارة \u2066\u200E-62\u00A0dBm\u2069');
  expect(isolatedFigures('الإشارة \u061C−62 dBm')).toBe('الإشارة \u2066\u061C−62\u00A0dBm\u2069');
});
