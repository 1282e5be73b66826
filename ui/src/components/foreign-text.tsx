import styles from './foreign-text.module.css';
import { visibleText } from './visible-text.ts';

export interface ForeignTextProps {
  readonly children: string;
  /** Limit of shown characters; real names are shorter. */
  readonly longest?: number;
}

/** A name that came from outside (SSID, host name, note): text only, isolated in direction, nothing hidden in it. */
export function ForeignText({ children, longest }: ForeignTextProps) {
  return (
    <bdi className={styles.text}>
      {visibleText(children, longest).map(({ at, text, hidden }) => (
        <span key={at} className={hidden ? styles.hidden : undefined}>
          {text}
        </span>
      ))}
    </bdi>
  );
}
