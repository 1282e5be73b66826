import type { ButtonHTMLAttributes } from 'react';
import styles from './text-button.module.css';

/** A small action that stands in the text as a link does. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}
