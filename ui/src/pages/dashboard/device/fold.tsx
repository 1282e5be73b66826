import { type ReactNode, useState } from 'react';
import styles from './device.module.css';

/** What is kept of a fold that is open. */
const OPEN = 'open';

/** Whether a part of the dashboard is open: as the person left it, closed at first. */
export interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** What was kept when the page was loaded; null where the fold was closed. */
  readonly kept: string | null;
  /** Keeps more than that it is open. */
  readonly keep: (value: string) => void;
}

export function useFold(key: string): Fold {
  const [kept] = useState(() => stored(key));
  const [isOpen, setIsOpen] = useState(kept !== null);
  return {
    isOpen,
    kept,
    toggle: () => {
      setIsOpen(!isOpen);
      store(key, isOpen ? null : OPEN);
    },
    keep: value => store(key, value),
  };
}

export interface FoldButtonProps extends Pick<Fold, 'isOpen' | 'toggle'> {
  /** Id of what it opens. */
  readonly content: string;
  readonly children: ReactNode;
}

/** A heading that opens what stands below it. */
export function FoldButton({ isOpen, toggle, content, children }: FoldButtonProps) {
  return (
    <h2>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={toggle}
      >
        {children}
      </button>
    </h2>
  );
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
