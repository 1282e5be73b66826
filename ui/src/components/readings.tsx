import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './readings.module.css';

/** Name and value pairs, values at the end of the line. */
export function Readings({ children, column }: { readonly children: ReactNode; readonly column?: string }) {
  return (
    <dl className={styles.readings} style={column === undefined ? undefined : { '--column': column }}>
      {children}
    </dl>
  );
}

export interface ReadingProps {
  readonly label: string;
  /** A long value takes a separate line. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

export function Reading({ label, long = false, children }: ReadingProps) {
  return (
    <div className={classNames(styles.item, long && styles.long)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
