import type { ReactNode } from 'react';
import { ProductMark } from '../../components/product-mark.tsx';
import styles from './start-overlay.module.css';

export interface StartOverlayProps {
  /** The progress text; undefined while the user's language is unknown (reading 10). */
  readonly words: string | undefined;
  /** Text of a long start. */
  readonly note?: ReactNode;
}

/** Covers everything until the page works. §4.start-up. */
export function StartOverlay({ words, note }: StartOverlayProps) {
  return (
    <main className={styles.overlay} aria-busy="true">
      <div className={styles.waiting}>
        <span className={styles.mark}>
          <ProductMark size={40} />
        </span>
        <output className={styles.words}>{words}</output>
        <div className={styles.note} aria-live="polite">
          {note}
        </div>
      </div>
    </main>
  );
}
