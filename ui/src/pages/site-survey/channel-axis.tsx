import type { Span } from '@radiolink/domain/radio';
import styles from './site-survey.module.css';

/** Units of the drawing; the style sheet gives it its size. */
const WIDTH = 120;
const HEIGHT = 12;
/** The narrowest block that can be seen. */
const NARROWEST = 2;

export interface ChannelAxisProps {
  readonly span: Span;
  /** From the lowest to the highest network of the survey. */
  readonly axis: Span;
}

/**
 * The frequencies that a network takes, as a block on the axis of the survey. It runs from low to high in every language, as
 * frequency axes do. Shown next to its figures, which are the text for screen readers.
 */
export function ChannelAxis({ span, axis }: ChannelAxisProps) {
  const scale = WIDTH / (axis.endMhz - axis.startMhz);
  const width = Math.max(NARROWEST, (span.endMhz - span.startMhz) * scale);
  const start = Math.min(WIDTH - width, Math.max(0, (span.startMhz - axis.startMhz) * scale));
  return (
    <svg
      className={styles.axis}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className={styles.line} x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} />
      <rect className={styles.block} x={start} y={1} width={width} height={HEIGHT - 2} rx={1} />
    </svg>
  );
}
