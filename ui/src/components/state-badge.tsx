import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';
import tones from '../theme/tones.module.css';

/** One shape a state, so that colour is never alone. Twelve units square. */
const SHAPES: Readonly<Record<Tone, ReactNode>> = {
  good: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  fair: (
    <>
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="2" fill="currentColor" />
    </>
  ),
  warn: <path d="M6 .8 11.6 11H.4Z" fill="currentColor" />,
  bad: <path d="M3.7.5h4.6l3.2 3.2v4.6l-3.2 3.2H3.7L.5 8.3V3.7Z" fill="currentColor" />,
  idle: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  busy: (
    <>
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5Z" fill="currentColor" />
    </>
  ),
};

export interface StateBadgeProps {
  readonly tone: Tone;
  /** Among other readings: no heavier than they are. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A state as shape, word and colour. */
export function StateBadge({ tone, quiet = false, children }: StateBadgeProps) {
  return (
    <span
      className={classNames(layout.word, layout.slim, tones[tone], !quiet && typography.strong)}
      data-live=""
      data-tone={tone}
    >
      <StateShape tone={tone} />
      {children}
    </span>
  );
}

export function StateShape({ tone, size = 12 }: { readonly tone: Tone; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
      {SHAPES[tone]}
    </svg>
  );
}
