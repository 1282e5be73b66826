import { describe, expect, it, vi } from 'vitest';
import { createI18n, showLanguage } from './create-i18n.ts';

function texts(translations: Record<string, string>) {
  const error = vi.fn<(text: string) => void>();
  return { i18n: createI18n('de_DE', translations, { error }), error };
}
const say = (translations: Record<string, string>, key: string, values = {}) =>
  texts(translations).i18n.t(key, { ...values, nest: false });

describe('the language of the texts', () => {
  const inLanguage = (code: string) => createI18n(code, { Login: 'Anmelden' }, { error: () => undefined });

  it.each([
    ['de_DE', 'de-DE'],
    ['zh_Hans_CN', 'zh-Hans-CN'],
    ['sr_Latn_RS', 'sr-Latn-RS'],
    ['not a language', 'en'],
    ['', 'en'],
  ])(
    'the language of the texts of the code %j is %s, which dates and numbers can be written in',
    (code, tag) => {
      expect(inLanguage(code).language).toBe(tag);
      expect(() => new Date(0).toLocaleTimeString(inLanguage(code).language)).not.toThrow();
    },
  );

  it.each(['de_DE', 'zh_Hans_CN', 'not a language'])('lets the code %j keep its texts', code => {
    expect(inLanguage(code).t('Login')).toBe('Anmelden');
  });

  it.each(['en', 'en_US'])('needs no translations where the code is %j', code => {
    expect(inLanguage(code).t('Login')).toBe('Login');
  });
});

describe('the language of the page', () => {
  it.each([
    ['ar', 'ar', 'rtl'],
    ['de_DE', 'de-DE', 'ltr'],
    ['zh_CN', 'zh-CN', 'ltr'],
    ['en_US', 'en-US', 'ltr'],
  ])('%s is shown as %s, read %s', (code, lang, dir) => {
    const root = { lang: '', dir: '' };
    showLanguage(root, createI18n(code, {}, { error: () => undefined }));
    expect(root).toEqual({ lang, dir });
  });
});

describe('texts of the device', () => {
  it('translate a sentence with dots, colons and placeholders', () => {
    const translations = { 'Error: use {length}. Now.': 'Fehler: nimm {length}. Jetzt.' };
    expect(say(translations, 'Error: use {length}. Now.', { length: 12 })).toBe('Fehler: nimm 12. Jetzt.');
  });

  it('tell the meanings of one word apart, and read as the word itself in English', () => {
    const translations = { Restore: 'Wiederherstellen', Restore_size: 'Verkleinern' };
    expect(say(translations, 'Restore', { context: 'size' })).toBe('Verkleinern');
    expect(say(translations, 'Restore')).toBe('Wiederherstellen');
    expect(createI18n('en_US', {}, { error: () => undefined }).t('Restore', { context: 'size' })).toBe(
      'Restore',
    );
  });

  it('leave in English what the device does not translate', () => {
    expect(say({ Login: 'Anmelden', Back: '' }, 'Back')).toBe('Back');
    expect(say({ Login: 'Anmelden' }, 'Save')).toBe('Save');
  });

  it('texts of the device in a seventh language of the device fall back sentence by sentence and form by form', () => {
    const { t } = createI18n(
      'pt_BR',
      { Login: 'Entrar', '{count} hops_one': '{count} salto' },
      { error: () => undefined },
    );
    expect(t('Login')).toBe('Entrar');
    expect(t('Dashboard')).toBe('Dashboard');
    expect(t('{count} hops', { count: 1 })).toBe('1 salto');
    expect(t('{count} hops', { count: 7 })).toBe('7 hops');
  });

  it('never run what looks like a call of another text', () => {
    expect(say({ Login: '$t(Back)', Back: 'Zurück' }, 'Login')).toBe('$t(Back)');
  });

  it('never fill a placeholder that came with a value', () => {
    expect(say({}, 'Log in with {controller}', { controller: '{password} $t(Back)', password: 'x' })).toBe(
      'Log in with {password} $t(Back)',
    );
  });

  it('give markup as the characters that it is made of', () => {
    const hostile = '<img src=x onerror=alert(1)>{n}';
    expect(say({ Login: hostile }, 'Login', { n: '<b>' })).toBe('<img src=x onerror=alert(1)><b>');
  });

  it('log one error for a placeholder without a value, however often it is shown', () => {
    const { i18n, error } = texts({});
    expect(i18n.t('Use {length} characters.')).toBe('Use {length} characters.');
    i18n.t('Use {length} characters.');
    expect(error.mock.calls).toEqual([['No value for {length} in "Use {length} characters."']]);
  });

  it('texts of the device are not led astray by names of the language itself', () => {
    const translations = JSON.parse('{"__proto__":"evil","constructor":"evil"}') as Record<string, string>;
    expect(say(translations, 'toString')).toBe('toString');
  });
});
