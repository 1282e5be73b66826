import { settingById, settingsContext } from '@radiolink/domain/settings';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Text } from '../i18n/use-text.ts';
import { choicesOf, formatValue } from './format-value.ts';

const error = vi.fn<(text: string) => void>();
const TRANSLATED = { Georgia: 'translated', '{count} islands': 'translated', 'Access point': 'Zugangspunkt' };
const i18n = createI18n('de_DE', TRANSLATED, { error });
const t: Text = key => i18n.t(typeof key === 'string' ? key : key.key);
const context = settingsContext(new Map());
const country = { setting: settingById('radio.country'), indexes: [] };
const NAMES = ['Georgia', '{count} islands', '$t(Access point)', 'Côte d’Ivoire'];
const sources = { countries: NAMES.map((label, value) => ({ value: String(value), label })) };

describe('the name of a country that the device gives', () => {
  it('the name of a country that the device gives is no key of a translation and no template', () => {
    expect(choicesOf(country, context, sources, t)?.map(({ label }) => label)).toEqual(NAMES);
    expect(
      NAMES.map((_, value) =>
        formatValue(country, String(value), { context, sources, language: 'de_DE' }, t),
      ),
    ).toEqual(NAMES);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('the choices of the catalogue', () => {
  it('the choices of the catalogue are in the language of the page', () => {
    const mode = { setting: settingById('radio.mode'), indexes: [] };
    expect(choicesOf(mode, context, {}, t)?.map(({ label }) => label)).toEqual(['Zugangspunkt', 'Station']);
    expect(formatValue(mode, 'master', { context, sources: {}, language: 'de_DE' }, t)).toBe('Zugangspunkt');
  });
});

describe('a frequency that the device chooses', () => {
  it('a frequency that the device chooses is auto, not zero', () => {
    const frequency = { setting: settingById('radio.frequency'), indexes: [] };
    expect(formatValue(frequency, '0', { context, sources: {}, language: 'de_DE' }, t)).toBe('Auto');
  });
});

describe('a level that is written without its minus sign', () => {
  it('a level that is written without its minus sign is shown with it', () => {
    const led = { setting: settingById('wireless.signalLed1'), indexes: [] };
    expect(formatValue(led, '94', { context, sources: {}, language: 'de_DE' }, t)).toBe('\u221294\u202FdBm');
  });

  it('a value has its unit in the letters of the language', () => {
    const delay = { setting: settingById('bridge.forwardDelay'), indexes: [1] };
    const inLanguage = (language: string): string =>
      formatValue(delay, '4', { context, sources: {}, language }, t);
    expect(inLanguage('de_DE')).toBe('4\u202Fs');
    expect(inLanguage('ar')).not.toContain('s');
  });
});
