import type { ButtonHTMLAttributes, AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import text from './text-button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'plain' | 'quiet';
  /** Takes the whole line. */
  readonly wide?: boolean;
  /** The default action of Enter. §2.keyboard-shortcuts. */
  readonly current?: boolean;
}

/** A button. Submits only if requested. */
export function Button({
  look = 'plain',
  wide = false,
  current = false,
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const classes = classNames(styles.button, look !== 'plain' && styles[look], wide && styles.wide, className);
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes}
      data-current-action={current ? '' : undefined}
      onKeyDown={event => {
        // A key that is still held down from what led here asks for nothing.
        if (current && event.repeat) event.preventDefault();
        onKeyDown?.(event);
      }}
    />
  );
}

/** A small action inside a text, styled as a link. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return <button {...props} type="button" className={text.button} />;
}

/** A place to go to that looks like a button. */
export function LinkButton({ className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(styles.button, styles.wide, styles.link, className)}>
      {children}
    </a>
  );
}
