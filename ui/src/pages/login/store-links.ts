/** A phone platform with an app of the manufacturer. */
export type PhoneSystem = 'android' | 'ios';

/** Badges of the stores with the manufacturer's app, set by the manufacturer at build time; `d` is a path of 24 × 24. */
export const STORE_LINKS: Readonly<
  Record<
    PhoneSystem,
    { readonly badge: string; readonly store: string; readonly d: string; readonly address: string }
  >
> = {
  android: {
    badge: 'Get the application on Google Play',
    store: 'Google Play',
    d: 'M5 3v18l15-9Z',
    address: 'https://play.google.com/store/apps/details?id=com.ubnt.umobile',
  },
  ios: {
    badge: 'Get the application on the App Store',
    store: 'App Store',
    d: 'M12 3v11m-5-4 5 5 5-5M4 17v4h16v-4',
    address: 'https://apps.apple.com/app/id1183022489',
  },
};

/** The system of a phone by what its browser says; undefined for any other machine. */
export function phoneSystemOf(userAgent: string): PhoneSystem | undefined {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : undefined;
}
