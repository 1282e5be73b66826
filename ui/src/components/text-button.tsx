import type { ButtonHTMLAttributes } from 'react';
import styles from './text-button.module.css';

/** A small action inside a text, styled as a link. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}
