import styles from './foreign-text.module.css';
import { visibleText } from './visible-text.ts';

/** A name that came from outside (SSID, host name, note): text only, isolated in direction, nothing hidden in it. */
export function ForeignText({ children }: { readonly children: string }) {
  return (
    <bdi className={styles.text}>
      {visibleText(children).map(({ at, text, hidden }) => (
        <span key={at} className={hidden ? styles.hidden : undefined}>
          {text}
        </span>
      ))}
    </bdi>
  );
}
