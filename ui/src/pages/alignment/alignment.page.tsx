import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { MastModel } from '@radiolink/application/alignment/mast.model';
import {
  AIM_STEP_WORDS,
  AIM_STEPS,
  beforeAfter,
  AIM_CURVE_MS,
  type AimPoint,
  isAimGap,
} from '@radiolink/domain/tools';
import { figureText } from '@radiolink/domain/units';
import { linePath } from '../../charts/line-path.ts';
import { useCopying } from '../../components/copy/copying.ts';
import { Banner, Button, Card, Skeleton, classNames } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { PeerField } from '../tools/peer-field.tsx';
import { AimedEndCard } from './aimed-end-card.tsx';
import styles from './alignment.module.css';
import { DownNote } from './down-note.tsx';
import { MastChoices } from './mast-choices.tsx';
import { MastMode } from './mast-mode.tsx';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** Turning an antenna to the best signal: both ends and their chains. §1.tools; §9.alignment. */
export function AlignmentPage() {
  const t = useText();
  const [reset, aim, isFaster] = useUnitsOf(AlignmentModel, 'resetRequested', '$aim', '$faster');
  const [peers, peer, choose] = useUnitsOf(AlignmentModel, '$peers', '$peer', 'peerChosen');
  const [before, downSince] = useUnitsOf(AlignmentModel, '$before', '$downSince');
  const isOpen = useUnitsOf(MastModel, '$open');
  useWhileShown(...useUnitsOf(AlignmentModel, 'shown', 'left'));
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <h1 className={typography.title}>{t('Alignment')}</h1>
        <div className={styles.buttons}>
          <StartMast />
          <Button onClick={() => reset()}>{t('Reset best')}</Button>
        </div>
      </div>
      <SleepNote />
      <PeerField peers={peers} peer={peer} onChoose={choose} />
      <DownNote />
      {before === null && downSince === null ? (
        <Skeleton height="240px" />
      ) : (
        <div className={styles.ends}>
          <AimedEndCard side="local" end={aim.local} />
          <AimedEndCard side="remote" end={aim.remote} />
        </div>
      )}
      <p className={typography.measured}>
        {isFaster
          ? t('The device updates the signal four times per second.')
          : t('The signal is updated once per second.')}
      </p>
      <MastChoices />
      <AimCurve />
      <GuidedSteps />
      <BeforeAfter />
      {isOpen && <MastMode />}
    </div>
  );
}

/** What the alignment brought, to be copied into an installation report. */
function BeforeAfter() {
  const t = useText();
  const [before, aim, isAligned] = useUnitsOf(AlignmentModel, '$before', '$aim', '$isAligned');
  const lines = before === null || !isAligned ? [] : beforeAfter(before, aim).map(line => t(line));
  const copyText = useCopying();
  if (lines.length === 0) return null;
  return (
    <Card
      title={t('Result')}
      aside={
        <Button look="quiet" onClick={() => void copyText(lines.join('\n'))}>
          {t('Copy')}
        </Button>
      }
    >
      <ul className={layout.tight} data-live="">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The steps of an alignment, one after the other; each can be skipped. */
function GuidedSteps() {
  const t = useText();
  const [step, leave, start] = useUnitsOf(AlignmentModel, '$step', 'stepFinished', 'guideStarted');
  return (
    <Card title={t('Steps')}>
      <ol className={styles.steps}>
        {AIM_STEPS.map(each => (
          <li key={each} className={styles.step} aria-current={each === step ? 'step' : undefined}>
            {t(AIM_STEP_WORDS[each].name)}
          </li>
        ))}
      </ol>
      <p className={styles.task} aria-live="polite">
        {step === null
          ? t('All steps are done. Copy the result into the installation report.')
          : t(AIM_STEP_WORDS[step].task)}
      </p>
      <div className={styles.buttons}>
        {step === null ? (
          <Button onClick={() => start()}>{t('Start again')}</Button>
        ) : (
          <>
            <Button onClick={() => leave()}>{t('Done')}</Button>
            <Button look="quiet" onClick={() => leave()}>
              {t('Skip')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** The first thing on the page: whoever has a phone in one hand came for it. */
function StartMast() {
  const t = useText();
  const enter = useUnitsOf(MastModel, 'entered');
  return (
    <Button look="primary" current onClick={() => enter()}>
      {t('Start mast mode')}
    </Button>
  );
}

/** Before the climb: that the screen may turn off, and what helps. Nothing where the browser keeps it on. */
function SleepNote() {
  const t = useText();
  const staysLit = useUnitsOf(MastModel, '$staysLit');
  if (staysLit) return null;
  return (
    <Banner tone="warn">
      {t(
        'The browser cannot keep the screen on over plain HTTP. Before climbing, set the longest screen timeout on the phone, or open the device over HTTPS. A small video plays in mast mode, which keeps most screens on.',
      )}
    </Banner>
  );
}

/** Units of the drawing; the style sheet gives it its size. */
const WIDTH = 300;
const HEIGHT = 100;
/** What the chart shows that began a short time ago: it grows in steps, and is never nearly empty. */
const SPANS = [
  { ms: 30_000, start: '−0:30' },
  { ms: 60_000, start: '−1:00' },
  { ms: 120_000, start: '−2:00' },
];
const WHOLE = { ms: AIM_CURVE_MS, start: '−5:00' };
/** The scale is at least this wide, in steps of ten, dB. */
const LEAST_DB = 20;
const STEP_DB = 10;

interface Scale {
  readonly minDbm: number;
  readonly maxDbm: number;
}

/** The signals of both ends over the last five minutes. Their figures stand above it. */
function AimCurve() {
  const t = useText();
  const figures = useFigures();
  const curve = useUnitsOf(AlignmentModel, '$curve');
  const scale = scaleOf(curve);
  const span = spanOf(curve);
  return (
    <Card title={t('Signal')}>
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
          <path className={styles.local} d={pathOf(curve, scale, span.ms, ({ localDbm }) => localDbm)} />
          <path className={styles.remote} d={pathOf(curve, scale, span.ms, ({ remoteDbm }) => remoteDbm)} />
        </svg>
        <div className={styles.times}>
          <span>{span.start}</span>
          <span>{t('now')}</span>
        </div>
      </div>
    </Card>
  );
}

/** The time that the chart shows: the shortest that holds all points. */
function spanOf(curve: readonly AimPoint[]): typeof WHOLE {
  const lastsMs = (curve.at(-1)?.at ?? 0) - (curve[0]?.at ?? 0);
  return SPANS.find(({ ms }) => lastsMs <= ms) ?? WHOLE;
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
  spanMs: number,
  levelOf: (point: AimPoint) => number | undefined,
): string {
  const newest = curve.at(-1)?.at ?? 0;
  return linePath(
    curve.flatMap((point, place) => {
      const level = levelOf(point);
      const x = WIDTH * (1 - (newest - point.at) / spanMs);
      const dot =
        level === undefined ? undefined : ([x, HEIGHT * (1 - (level - minDbm) / (maxDbm - minDbm))] as const);
      return isAimGap(curve[place - 1], point) ? [undefined, dot] : [dot];
    }),
  );
}
