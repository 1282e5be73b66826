/** A phone platform with an app of the manufacturer. */
export type PhoneSystem = 'android' | 'ios';

/** URLs of the manufacturer's app, set by the manufacturer at build time. */
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
