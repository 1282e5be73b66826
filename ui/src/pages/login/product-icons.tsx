import Smartphone from 'lucide-react/icons/smartphone';
import { useSyncExternalStore } from 'react';
import { ProductMark } from '../../components/product-mark.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './login.module.css';

/** A phone platform with an app of the manufacturer. */
type PhoneSystem = 'android' | 'ios';

/** Badges of the stores with the manufacturer's app, set by the manufacturer at build time; `d` is a path of 24 × 24. */
const STORE_LINKS: Readonly<
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

const never = () => () => undefined;

/** On the mobile layout of an Android or iOS phone: the product, and where its application is. §2. */
export function ProductIcons({ productName }: { readonly productName: string }) {
  const t = useText();
  const system = useSyncExternalStore(
    never,
    () => phoneSystemOf(navigator.userAgent),
    () => undefined,
  );
  if (system === undefined) return null;
  const { badge, store, d, address } = STORE_LINKS[system];
  return (
    <div className={styles.icons}>
      <ProductMark size={32} {...(productName !== '' && { name: productName })} />
      <Smartphone size={28} aria-hidden="true" />
      <a className={styles.badge} href={address} target="_blank" rel="noreferrer" aria-label={t(badge)}>
        <svg
          aria-hidden="true"
          width={24}
          height={24}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        >
          <path d={d} />
        </svg>
        {store}
      </a>
    </div>
  );
}
