import type { PublicInfo } from '../session/public-info.port.ts';

/**
 * The public info after a repeated request without its languages. The languages and translations are kept.
 * Unchanged lists keep their identity, so that nothing on the page is redrawn. Returns `known` itself when
 * nothing changed at all.
 */
export function refreshedInfo(known: PublicInfo, fresh: PublicInfo): PublicInfo {
  const isSameLanguage = fresh.uiLanguage === known.uiLanguage;
  const merged: PublicInfo = {
    ...fresh,
    uiLanguages: fresh.uiLanguages.length === 0 ? known.uiLanguages : fresh.uiLanguages,
    translations: isSameLanguage ? known.translations : fresh.translations,
    countries: same(fresh.countries, known.countries) ? known.countries : fresh.countries,
  };
  return same(merged, known) ? known : merged;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
