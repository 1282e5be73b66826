import type { ReportedSpectrum } from '@radiolink/domain/report';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { linePath } from '../../charts/line-path.ts';
import { Card, Figure } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useDayTime } from '../../i18n/use-time-text.ts';
import styles from './report.module.css';

const SIZE = { width: 640, height: 160 } as const;
/** Room for the levels, and for half a line of text above the highest, both as large as on a phone. */
const MARGIN = { start: 50, top: 12, bottom: 12 } as const;

/** The picture of the spectrum that was measured in this session. */
export function SpectrumCard({ spectrum }: { readonly spectrum: ReportedSpectrum | undefined }) {
  const t = useText();
  const curves = spectrum && curvesOf(spectrum.averageDbm, spectrum.maximumDbm, SIZE);
  return (
    <Card title={t('Spectrum')}>
      {spectrum === undefined || curves === undefined ? (
        <p className={styles.note}>{t('No spectrum measured in this session.')}</p>
      ) : (
        <figure aria-label={t('Spectrum')}>
          <svg
            className={styles.drawing}
            aria-hidden="true"
            viewBox={`${-MARGIN.start} ${-MARGIN.top} ${SIZE.width + MARGIN.start} ${SIZE.height + MARGIN.top + MARGIN.bottom}`}
          >
            {curves.lines.map(({ dbm, y }) => (
              <g key={dbm}>
                <path className={styles.line} d={`M0 ${y}H${SIZE.width}`} />
                <text className={styles.level} x={-4} y={y} textAnchor="end" dominantBaseline="central">
                  {String(dbm).replace('-', '\u2212')}
                </text>
              </g>
            ))}
            <path className={styles.maximum} d={curves.maximum} />
            <path className={styles.average} d={curves.average} />
          </svg>
          <Caption spectrum={spectrum} />
        </figure>
      )}
    </Card>
  );
}

function Caption({ spectrum }: { readonly spectrum: ReportedSpectrum }) {
  const t = useText();
  const timeOf = useReportTime();
  const { frequency } = useFigures();
  const { firstMhz, stepMhz, averageDbm, measuredAt } = spectrum;
  return (
    <figcaption>
      <p className={styles.axis}>
        <Figure of={frequency(firstMhz, 'MHz')} />
        <Figure of={frequency(firstMhz + (averageDbm.length - 1) * stepMhz, 'MHz')} />
      </p>
      <p className={styles.legend}>
        <span className={styles.averageKey}>{t('Average')}</span>
        <span className={styles.maximumKey}>{t('Maximum')}</span>
        <span>dBm</span>
        <time>{timeOf(measuredAt)}</time>
      </p>
    </figcaption>
  );
}

/** A drawing of levels: a path for each stretch that was measured, and the scale that it is drawn by. */
interface Curves {
  readonly average: string;
  readonly maximum: string;
  /** Levels with a line across the drawing, with their height. */
  readonly lines: readonly { readonly dbm: number; readonly y: number }[];
}

const STEP_DB = 20;

type Levels = readonly (number | null)[];

/** The curves of a spectrum in a field of this size; undefined where nothing was measured. */
export function curvesOf(
  average: Levels,
  maximum: Levels,
  { width, height }: { readonly width: number; readonly height: number },
): Curves | undefined {
  const known = [...average, ...maximum].flatMap(dbm => dbm ?? []);
  if (known.length === 0) return undefined;
  const low = Math.floor(known.reduce((a, b) => Math.min(a, b)) / STEP_DB) * STEP_DB;
  const high = Math.max(low + STEP_DB, Math.ceil(known.reduce((a, b) => Math.max(a, b)) / STEP_DB) * STEP_DB);
  const y = (dbm: number): number => round(height - ((dbm - low) / (high - low)) * height);
  const x = (bin: number): number => (bin / Math.max(1, average.length - 1)) * width;
  const path = (levels: Levels): string =>
    linePath(levels.map((dbm, bin) => (dbm === null ? undefined : [x(bin), y(dbm)])));
  const count = Math.round((high - low) / STEP_DB) + 1;
  return {
    average: path(average),
    maximum: path(maximum),
    lines: Array.from({ length: count }, (_, step) => {
      const dbm = low + step * STEP_DB;
      return { dbm, y: y(dbm) };
    }),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Writes a time of the report for people; `—` for one that it does not have. */
export function useReportTime(): (iso: string) => string {
  const dayTime = useDayTime();
  return iso => (iso === '' ? MISSING_TEXT : dayTime(Date.parse(iso)));
}
