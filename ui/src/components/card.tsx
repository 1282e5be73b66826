import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

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
    <section className={classNames('block pile slim', className)} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className="subtitle">
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  );
}
