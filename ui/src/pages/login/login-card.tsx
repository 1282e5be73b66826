import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { ForeignText } from '../../components/foreign-text.tsx';
import { ProductMark } from '../../components/product-mark.tsx';
import styles from './login-card.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

export interface LoginCardProps {
  readonly productName: string;
  /** For screens with more to read than a login. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The one card of the login application. */
export function LoginCard({ productName, wide = false, children }: LoginCardProps) {
  return (
    <main className={styles.page}>
      <div className={classNames(styles.card, wide && styles.wide)}>
        <div className={styles.product}>
          <span className={styles.mark}>
            <ProductMark />
          </span>
          <span className={classNames(typography.cut, layout.slim)}>
            <ForeignText cut>{productName}</ForeignText>
          </span>
        </div>
        {children}
      </div>
    </main>
  );
}

/** The card before anything is known: no words, so that none is in a wrong language. reading 10. */
export function EmptyLoginCard() {
  return (
    <main className={styles.page} aria-busy="true">
      <div className={styles.card}>
        <div className={styles.product}>
          <span className={styles.mark}>
            <ProductMark />
          </span>
        </div>
        <div className={styles.empty} />
      </div>
    </main>
  );
}
