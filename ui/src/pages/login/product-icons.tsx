import Smartphone from 'lucide-react/icons/smartphone';
import { useSyncExternalStore } from 'react';
import { ProductMark } from '../../components/product-mark.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './login.module.css';
import { phoneSystemOf, STORE_LINKS } from './store-links.ts';

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
