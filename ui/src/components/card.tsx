import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import typography from '../theme/typography.module.css';
import layout from '../theme/layout.module.css';
import surfaces from '../theme/surfaces.module.css';

export interface CardProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Content reaches the edges: tables. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
}

/** A titled surface of the page. */
export function Card({ title, aside, children, flush = false, className }: CardProps) {
  const heading = useId();
  return (
    <section
      className={classNames(surfaces.block, layout.pile, layout.slim, className)}
      aria-labelledby={heading}
    >
      <header className={styles.head}>
        <h2 id={heading} className={typography.subtitle}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  );
}

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
