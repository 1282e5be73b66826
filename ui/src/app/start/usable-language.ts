const FALLBACK = 'en-US';

function isTag(language: string): boolean {
  try {
    return new Intl.Locale(language).language !== '';
  } catch {
    return false;
  }
}

/**
 * Some systems report a language that is no tag, such as `C`. A library that hands it to `Intl` throws while it is loaded,
 * so the page has another one before any library is.
 */
export function makeLanguageUsable(browser: Pick<Navigator, 'language'>): void {
  if (!isTag(browser.language)) Object.defineProperty(browser, 'language', { value: FALLBACK });
}
