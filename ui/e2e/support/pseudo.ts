import type { Page } from 'playwright-core';
import { pseudo } from '../../src/i18n/pseudo-locale.ts';
import { TRANSLATIONS } from './translations.ts';

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/** Every text of the interface in the pseudo-language; a plural form of a text with a count is that of the text. */
export const PSEUDO_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(TRANSLATIONS['de_DE'] ?? {}).map(key => [
    key,
    pseudo(key.includes('{count}') ? key.replace(PLURAL_FORM, '') : key),
  ]),
);

/** Names, units and terms that are the same in every language; codes and addresses hold a digit or a sign. */
const SAME_EVERYWHERE =
  /^(?:radiolink|airMAX|airOS|airSync|airSelect|airView|dBm|dBi|dB|km|ft|mi|Ctrl|MHz|GHz|kHz|Mbps|kbps|Gbps|bps|ms|min|QAM|BPSK|QPSK|full|half|auto)$/;

/** The word in front of the last of a list: the platform writes it, in the language that the texts stand in for. */
const LAST_OF_LIST = / (?:und|oder) /g;

/** The platform writes dates too: `29. Nov. 2026`. */
const DATE = /\d{1,2}\. \p{L}+\.? \d{4}/gu;

/** What is left of a line without its texts in the pseudo-language, of which one may be a value of another. */
function withoutTexts(line: string): string {
  const rest = line.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ');
  return rest === line ? rest : withoutTexts(rest);
}

/**
 * Texts of the product, shown or announced, that are not in the pseudo-language; device values are not texts.
 */
export async function englishLeft(page: Page): Promise<string[]> {
  const pieces = await page.evaluate(() => {
    const foreign = 'bdi, [dir=auto], pre, code, output bdi, option[value], time, [data-value], .u-legend';
    // The note of a page that did not load is served before there is a language.
    const unseen = '[hidden], #asset-failure';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(`script, style, noscript, ${unseen}`) !== null) continue;
      if (parent.closest(foreign) !== null) continue;
      // A text with figures in it is several nodes: what follows its first one, up to its last, belongs to it.
      const begun = found.at(-1) ?? '';
      if (begun.split('⟦').length > begun.split('⟧').length) found.push(`${found.pop()}${node.textContent}`);
      else found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest(`${unseen}, ${foreign}`) !== null) continue;
      // A title may repeat a value of the device in full.
      const shortened = new Set([...element.querySelectorAll('bdi')].map(value => value.textContent));
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const words = element.getAttribute(name) ?? '';
        if (!(name === 'title' && shortened.has(words))) found.push(words);
      }
    }
    return found;
  });
  const left = pieces.flatMap(piece => {
    const rest = withoutTexts(piece)
      .replaceAll(LAST_OF_LIST, ' ')
      .replaceAll(DATE, ' ')
      .replaceAll(/[⟦⟧]/gu, ' ');
    const words = rest.match(/[A-Za-z][A-Za-z'’-]*/gu) ?? [];
    return words.some(word => /[a-z]{2}/.test(word) && !SAME_EVERYWHERE.test(word)) &&
      !/^[\w.:/@-]*[\d@:/][\w.:/@-]*$/u.test(rest.trim())
      ? [piece.trim()]
      : [];
  });
  return [...new Set(left)].filter(text => text !== '');
}
