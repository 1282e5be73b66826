import styles from './foreign-text.module.css';
import { visibleLine, visibleText } from './visible-text.ts';
import typography from '../theme/typography.module.css';

export interface ForeignTextProps {
  readonly children: string;
  /** Limit of shown characters; real names are shorter. */
  readonly longest?: number;
  /** One line, cut at its own end: a Latin name keeps its beginning in an Arabic page. */
  readonly cut?: boolean | undefined;
}

/** A name that came from outside (SSID, host name, note): text only, isolated in direction, nothing hidden in it. */
export function ForeignText({ children, longest, cut = false }: ForeignTextProps) {
  return (
    <bdi className={cut ? styles.cut : typography.anywhere} title={cut ? visibleLine(children) : undefined}>
      {visibleText(children, longest).map(({ at, text, hidden }) => (
        <span key={at} className={hidden ? typography.unseen : undefined}>
          {text}
        </span>
      ))}
    </bdi>
  );
}
