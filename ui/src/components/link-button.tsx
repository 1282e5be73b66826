import type { AnchorHTMLAttributes } from 'react';
import button from './button.module.css';
import { classNames } from './class-names.ts';

/** A place to go to that looks like a button. */
export function LinkButton({ className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(button.button, button.wide, button.link, className)}>
      {children}
    </a>
  );
}
