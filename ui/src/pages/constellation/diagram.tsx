import type { LinkSide } from '@radiolink/domain/link';
import {
  constellationOrder,
  type ConstellationPoint,
  constellationPoints,
  idealConstellation,
} from '@radiolink/domain/tools';
import { memo } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './constellation.module.css';

/** From the middle of the diagram to its edge, in rms amplitudes. */
const REACH = 1.6;

export interface DiagramProps {
  readonly side: LinkSide;
  readonly rateIndex: number;
  readonly samples: readonly number[];
}

/** The ideal points of a modulation as crosses, the received ones as dots. Its figures are in the caption. */
export const Diagram = memo(function Diagram({ side, rateIndex, samples }: DiagramProps) {
  const ideal = crossesOf(idealConstellation(constellationOrder(rateIndex) ?? 0));
  const received = dotsOf(constellationPoints(rateIndex, samples, Math.random));
  return (
    <svg
      className={styles.diagram}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden="true"
    >
      <path className={styles.axes} d={`M${-REACH} 0H${REACH}M0 ${-REACH}V${REACH}`} />
      <path className={styles.ideal} d={ideal} />
      <path className={classNames(styles.received, styles[side])} d={received} />
    </svg>
  );
});

const ARM = 0.025;

function crossesOf(points: readonly ConstellationPoint[]): string {
  return points
    .map(({ i, q }) => `M${(i - ARM).toFixed(3)} ${(-q).toFixed(3)}h${2 * ARM}m${-ARM} ${-ARM}v${2 * ARM}`)
    .join('');
}

/** A line of no length with round ends is a dot. */
function dotsOf(points: readonly ConstellationPoint[]): string {
  return points.map(({ i, q }) => `M${i.toFixed(3)} ${(-q).toFixed(3)}h0`).join('');
}
