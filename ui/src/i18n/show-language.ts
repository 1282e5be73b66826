import type { i18n } from 'i18next';

/** Sets the language and the text direction of the page. Arabic is read from the right. */
export function showLanguage(
  root: Pick<HTMLElement, 'lang' | 'dir'>,
  texts: Pick<i18n, 'language' | 'dir'>,
): void {
  root.lang = texts.language;
  root.dir = texts.dir(texts.language);
}
