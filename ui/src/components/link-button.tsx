import type { AnchorHTMLAttributes } from 'react';
import button from './button.module.css';
import { classNames } from './class-names.ts';
import styles from './link-button.module.css';

/** A place to go to that looks like a button. */
export function LinkButton({ className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(button.button, button.wide, styles.link, className)}>
      {children}
    </a>
  );
}
