import type { ReactNode } from 'react';
import { ForeignText, ProductMark } from '../../components/index.ts';
import styles from './login-card.module.css';

/** The one card of the login application. */
export function LoginCard({
  productName,
  children,
}: {
  readonly productName: string;
  readonly children: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.product}>
          <span className={styles.mark}>
            <ProductMark />
          </span>
          <span className={styles.name}>
            <ForeignText>{productName}</ForeignText>
          </span>
        </div>
        {children}
      </div>
    </main>
  );
}
