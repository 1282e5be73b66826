import { describe, expect, it } from 'vitest';
import { makeLanguageUsable } from './usable-language.ts';

describe('the language of the browser', () => {
  it.each(['C', '', 'en_US.UTF-8', undefined])('%s is no tag: libraries get another one', language => {
    const browser = { language: language as string };
    makeLanguageUsable(browser);
    expect(() => new Intl.NumberFormat(browser.language)).not.toThrow();
    expect(browser.language).toBe('en-US');
  });

  it.each(['de', 'pt-BR', 'zh-Hans-CN'])('%s is left as it is', language => {
    const browser = { language };
    makeLanguageUsable(browser);
    expect(browser.language).toBe(language);
  });
});
