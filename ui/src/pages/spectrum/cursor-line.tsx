import { useEffect, useRef } from 'react';
import type { AirCursor } from './air-cursor.ts';
import { xOf } from './air-look.ts';
import type { AirRange } from './range.ts';
import styles from './air-canvas.module.css';

export interface CursorLineProps {
  readonly cursor: AirCursor;
  readonly range: AirRange;
  /** Width of the picture, CSS pixels. */
  readonly width: number;
}

/** The cursor over the picture. It only moves a layer: nothing is painted or laid out for it. */
export function CursorLine({ cursor, range, width }: CursorLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const moved = (): void => {
      const mhz = cursor.mhz();
      const isSeen = mhz !== null && mhz >= range.fromMhz && mhz <= range.toMhz;
      const x = isSeen ? xOf({ width, ...range }, mhz) : -1;
      line.current?.style.setProperty('transform', `translateX(${x}px)`);
    };
    moved();
    return cursor.subscribe(moved);
  }, [cursor, range, width]);
  return (
    <div className={styles.cursorPlace} aria-hidden="true">
      <div ref={line} className={styles.cursorLine} />
    </div>
  );
}
