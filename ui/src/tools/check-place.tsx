import type { ReactNode } from 'react';
import styles from './tools.module.css';

/** Where a switch of a tool stands: in line with the fields, which are under their labels. */
export function CheckPlace({ children }: { readonly children: ReactNode }) {
  return <div className={styles.checkPlace}>{children}</div>;
}

/** Where a choice of a tool stands. */
export function ChoicePlace({ children }: { readonly children: ReactNode }) {
  return <div className={styles.choicePlace}>{children}</div>;
}
