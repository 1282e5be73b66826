import type { PublicInfo } from '../session/public-info.port.ts';

/**
 * What is known after the public info was asked for again without its languages: the languages and translations stay,
 * and lists that did not change stay the very same, so that nothing on the page is drawn anew. Gives `known` itself
 * when nothing changed at all.
 */
export function refreshedInfo(known: PublicInfo, fresh: PublicInfo): PublicInfo {
  const keepsLanguage = fresh.uiLanguage === known.uiLanguage;
  const merged: PublicInfo = {
    ...fresh,
    uiLanguages: fresh.uiLanguages.length === 0 ? known.uiLanguages : fresh.uiLanguages,
    translations: keepsLanguage ? known.translations : fresh.translations,
    countries: same(fresh.countries, known.countries) ? known.countries : fresh.countries,
  };
  return same(merged, known) ? known : merged;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
