/** A phone that the maker has an application for. */
export type PhoneSystem = 'android' | 'ios';

/** Where the maker's application is to be had. The manufacturer sets these when building. */
export const STORE_LINKS: Readonly<
  Record<PhoneSystem, { readonly badge: string; readonly address: string }>
> = {
  android: {
    badge: 'Get the application on Google Play',
    address: 'https://play.google.com/store/apps/details?id=com.ubnt.umobile',
  },
  ios: {
    badge: 'Get the application on the App Store',
    address: 'https://apps.apple.com/app/id1183022489',
  },
};

/** The system of a phone by what its browser says; undefined for any other machine. */
export function phoneSystemOf(userAgent: string): PhoneSystem | undefined {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : undefined;
}
