/** Values that a session stores in the browser. Specification §3, Session values. */
export const SESSION_VALUES = [
  'logged_in',
  'readOnlyUser',
  'fullVersion',
  'ccode',
  'boardinfo',
  'csrf_id',
  'utoken',
  'rd',
  'new_ui_lang',
] as const;

export type SessionValue = (typeof SESSION_VALUES)[number];

/** Values invalidated by a change of country: the cached regulatory domain. */
export const DROPPED_BY_COUNTRY_CHANGE: readonly SessionValue[] = ['rd'];

/** The values of a session after its device moved to a country: the new code, without what belonged to the old one. */
export function afterCountryChange<T extends { readonly ccode?: number }>(
  values: T,
  countryCode: number,
): Omit<T, 'rd'> & { readonly ccode: number } {
  const kept = Object.entries(values).filter(
    ([name]) => !DROPPED_BY_COUNTRY_CHANGE.some(dropped => dropped === name),
  );
  return { ...(Object.fromEntries(kept) as Omit<T, 'rd'>), ccode: countryCode };
}
