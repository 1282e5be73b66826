import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** A place to go to that looks like a button. */
export function LinkButton({ className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(styles.button, styles.wide, className)}>
      {children}
    </a>
  );
}
