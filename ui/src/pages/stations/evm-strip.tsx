import { Figure } from '../../components/index.ts';
import { useFigures } from '../../units/use-figures.ts';
import styles from './station-details.module.css';

/** The range that the strip shows, dB. */
const HIGHEST_DB = 45;
const HEIGHT = 48;

/**
 * The samples of one end: over noise alone as a thin line, over noise and interference as a thick one. Its
 * figures are next to it.
 */
export function EvmStrip({
  noise,
  interference,
  colour,
}: {
  readonly noise: readonly number[] | undefined;
  readonly interference: readonly number[];
  readonly colour: string;
}) {
  const figures = useFigures();
  return (
    <div className={styles.evm}>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${Math.max(1, interference.length - 1)} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {noise !== undefined && (
          <polyline
            points={pointsOf(noise)}
            fill="none"
            stroke="var(--muted)"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <polyline
          points={pointsOf(interference)}
          fill="none"
          stroke={colour}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={styles.scale}>
        {[HIGHEST_DB, 0].map(db => (
          <Figure key={db} of={figures.decibel(db)} />
        ))}
      </span>
    </div>
  );
}

function pointsOf(samples: readonly number[]): string {
  return samples
    .map((sample, place) => {
      const share = Math.min(1, Math.max(0, sample / HIGHEST_DB));
      return `${place},${(HEIGHT * (1 - share)).toFixed(1)}`;
    })
    .join(' ');
}
