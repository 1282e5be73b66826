import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { StateShape } from './state-badge.tsx';
import type { Tone } from './tone.ts';
import typography from '../theme/typography.module.css';
import tones from '../theme/tones.module.css';

export interface BannerProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Announced assertively when it appears, for blocking problems; otherwise politely. */
  readonly urgent?: boolean;
}

/** A message across its container. */
export function Banner({ tone, children, action, urgent = false }: BannerProps) {
  return (
    <div className={classNames(styles.banner, tones[tone], styles[tone])} role={urgent ? 'alert' : 'status'}>
      <StateShape tone={tone} size={14} />
      <div className={classNames(typography.ink, typography.anywhere)}>{children}</div>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
