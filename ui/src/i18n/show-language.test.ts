import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { showLanguage } from './show-language.ts';

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
