import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { AIM_CURVE_MS, type AimPoint, isAimGap } from '@radiolink/domain/tools';
import { figureText } from '@radiolink/domain/units';
import { Card, classNames } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './alignment.module.css';

/** Units of the drawing; the style sheet gives it its size. */
const WIDTH = 300;
const HEIGHT = 100;
/** The scale is at least this wide, in steps of ten, dB. */
const LEAST_DB = 20;
const STEP_DB = 10;

interface Scale {
  readonly minDbm: number;
  readonly maxDbm: number;
}

/** The signals of both ends over the last five minutes. Their figures stand above it. */
export function AimCurve() {
  const t = useText();
  const figures = useFigures();
  const curve = useUnitsOf(AlignmentModel, '$curve');
  const scale = scaleOf(curve);
  return (
    <Card title={t('Last 5 minutes')}>
      <div className={styles.legend}>
        <span>
          <span className={styles.swatch} aria-hidden="true" />
          {t('Local signal')}
        </span>
        <span>
          <span className={classNames(styles.swatch, styles.swatchRemote)} aria-hidden="true" />
          {t('Remote signal')}
        </span>
      </div>
      <div className={styles.curve} aria-hidden="true">
        <div className={styles.levels}>
          <span>{figureText(figures.dbm(scale.maxDbm))}</span>
          <span>{figureText(figures.dbm(scale.minDbm))}</span>
        </div>
        <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className={styles.local} d={pathOf(curve, scale, ({ localDbm }) => localDbm)} />
          <path className={styles.remote} d={pathOf(curve, scale, ({ remoteDbm }) => remoteDbm)} />
        </svg>
        <div className={styles.times}>
          <span>−5:00</span>
          <span>{t('now')}</span>
        </div>
      </div>
    </Card>
  );
}

function scaleOf(curve: readonly AimPoint[]): Scale {
  const levels = curve.flatMap(({ localDbm, remoteDbm }) => [localDbm ?? [], remoteDbm ?? []].flat());
  if (levels.length === 0) return { minDbm: -80, maxDbm: -80 + LEAST_DB };
  const minDbm = Math.floor((Math.min(...levels) - 1) / STEP_DB) * STEP_DB;
  const maxDbm = Math.ceil((Math.max(...levels) + 1) / STEP_DB) * STEP_DB;
  return { minDbm, maxDbm: Math.max(maxDbm, minDbm + LEAST_DB) };
}

/** A line that ends where nothing was received, and where nobody measured. */
function pathOf(
  curve: readonly AimPoint[],
  { minDbm, maxDbm }: Scale,
  levelOf: (point: AimPoint) => number | undefined,
): string {
  const newest = curve.at(-1)?.at ?? 0;
  let isDown = true;
  const parts: string[] = [];
  for (const [place, point] of curve.entries()) {
    const level = levelOf(point);
    isDown ||= isAimGap(curve[place - 1], point);
    if (level !== undefined) {
      const x = WIDTH * (1 - (newest - point.at) / AIM_CURVE_MS);
      const y = HEIGHT * (1 - (level - minDbm) / (maxDbm - minDbm));
      parts.push(`${isDown ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    isDown = level === undefined;
  }
  return parts.join('');
}
