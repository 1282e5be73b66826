import type { ReactNode } from 'react';
import styles from './error-view.module.css';
import { StateShape } from './state-badge.tsx';
import typography from '../theme/typography.module.css';
import tones from '../theme/tones.module.css';

export interface ErrorViewProps {
  /** The event. */
  readonly title: string;
  /** Its meaning. */
  readonly meaning: ReactNode;
  /** The advice. */
  readonly advice: string;
  readonly action?: ReactNode;
}

/** An error that takes the place of its content. */
export function ErrorView({ title, meaning, advice, action }: ErrorViewProps) {
  return (
    <div className={styles.view} role="alert">
      <h1 className={styles.title}>
        <span className={tones.bad}>
          <StateShape tone="bad" size={18} />
        </span>
        {title}
      </h1>
      <p className={typography.anywhere}>{meaning}</p>
      <p className={typography.muted}>{advice}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
