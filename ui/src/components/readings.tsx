import type { ReactNode } from 'react';
import styles from './readings.module.css';

/** Name and value pairs, values at the end of the line. */
export function Readings({ children, column }: { readonly children: ReactNode; readonly column?: string }) {
  return (
    <dl className={styles.readings} style={column === undefined ? undefined : { '--column': column }}>
      {children}
    </dl>
  );
}

export function Reading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.item}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
