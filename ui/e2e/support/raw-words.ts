import type { Page } from 'playwright-core';

/**
 * Texts of the page that are no words of the interface, one line each: a code, a value of the program that is none, an
 * unfilled placeholder, a hyphen as a minus sign, a clock of twelve hours, a distance of zero.
 */
export function rawWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
      ['no value', /\b(NaN|undefined|null|Infinity)\b|\[object/],
      ['a placeholder', /\{[a-z][A-Za-z]*\}/],
      ['a code', /\b[a-z]+_[a-z_]+\b|\b(ap|sta)-pt(m?)p\b/],
      ['a hyphen as minus sign', /(^|[\s(])-\d/],
      ['a clock of twelve hours', /\d:\d\d(:\d\d)?\s?[AP]M\b/],
    ];
    /** Values of the device that have words: its own texts may be anything else. */
    const codes = /^(ap|sta)(-ptm?p)?$|^(bridge|router|soho|master|managed|enabled|disabled|plugged)$/;
    const zero = /(^|\s)0\s(ft|mi|m|km)($|\s)/m;
    const found = new Set<string>();
    const judge = (text: string): void => {
      for (const [fault, pattern] of rules) if (pattern.test(text)) found.add(`${fault}: “${text}”`);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const around = node.parentElement;
      if (text === '' || around?.closest('script, style, option, pre, code') !== null) continue;
      if (!around.checkVisibility()) continue;
      if (around.closest('bdi, [dir=auto]') === null) judge(text);
      else if (codes.test(text)) found.add(`a code: “${text}”`);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [aria-valuetext], [placeholder]'))
      for (const name of ['aria-label', 'aria-valuetext', 'placeholder'])
        judge(element.getAttribute(name) ?? '');
    const main = document.querySelector('main');
    if (main !== null && zero.test(main.innerText)) found.add('a distance of zero');
    return [...found];
  });
}
