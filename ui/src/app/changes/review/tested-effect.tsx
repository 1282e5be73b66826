import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { PredictionModel, PREDICTION_MODELS } from '@radiolink/application/prediction/prediction.model';
import type { LinkComparison } from '@radiolink/domain/link';
import { type TestedFigure, testedFigures, worstFigure } from '@radiolink/domain/prediction';
import { StateShape, type Tone } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import type { Part } from '../../../models/part.ts';
import styles from '../test-effect.module.css';
import { type FigureRow, FigureTable } from './figure-table.tsx';
import { NameList } from './name-list.tsx';
import { useLinkFigures } from './use-link-figures.ts';
import typography from '../../../theme/typography.module.css';

const VERDICTS = {
  better: ['good', 'Better'],
  same: ['idle', 'Unchanged'],
  worse: ['warn', 'Worse'],
} as const satisfies Readonly<
  Record<NonNullable<TestedFigure['verdict']>, readonly [tone: Tone, words: string]>
>;

const AGAINST = {
  below: ['warn', 'Below the expected range'],
  within: ['good', 'As expected'],
  above: ['idle', 'Above the expected range'],
} as const satisfies Readonly<
  Record<NonNullable<TestedFigure['expected']>['against'], readonly [tone: Tone, words: string]>
>;

export interface TestedEffectProps {
  /** The one result by which the test is judged, or all of them as a table. */
  readonly as: 'worst' | 'table';
  /** What is known of the link before there is a result. */
  readonly before?: string;
  /** The test is over: its readings are not those of now. */
  readonly isOver?: boolean;
}

/** The link in a test beside the link before it and what was expected, so that Keep is decided by what the change did. */
export function TestedEffect({ as, before, isOver = false }: TestedEffectProps) {
  const effect = useUnitsOf(PermittedApply, '$effect');
  const measured = useUnitsOf(PredictionModel, '$measured');
  if (effect === null) return before;
  const figures = testedFigures(effect, measured ?? undefined);
  if (as === 'worst') return <Worst figures={figures} stations={effect.stations} before={before} />;
  return (
    <div className={styles.effect}>
      {effect.stations && <Stations {...effect.stations} />}
      {figures.length > 0 && <Figures figures={figures} isOver={isOver} />}
    </div>
  );
}

interface WorstProps {
  readonly figures: readonly TestedFigure[];
  readonly stations: LinkComparison['stations'];
  readonly before: string | undefined;
}

/** Stations that are away are worse than any reading of those that are back. */
function Worst({ figures, stations, before }: WorstProps) {
  const t = useText();
  const { nameOf } = useLinkFigures();
  const worst = worstFigure(figures);
  if (stations && (stations.missing.length > 0 || worst === undefined)) return <BackOf {...stations} />;
  if (worst !== undefined) {
    const { tone, words } = resultOf(worst);
    return (
      <span className={styles.verdict} data-tone={tone}>
        <StateShape tone={tone} size={10} />
        {t('{reading}: {result}', {
          reading: nameOf(worst.quantity),
          result: words.map(each => t(each)).join(' · '),
        })}
      </span>
    );
  }
  if (figures.every(({ verdict }) => verdict === undefined)) return before;
  return (
    <span className={styles.verdict} data-tone="good">
      <StateShape tone="good" size={10} />
      {t('No reading is worse.')}
    </span>
  );
}

/** Better or worse than before, and against what was expected. What is worse as expected is no warning. */
function resultOf({ verdict, expected }: TestedFigure): {
  readonly tone: Tone;
  readonly words: readonly string[];
} {
  const judged = verdict && VERDICTS[verdict];
  const against = expected && AGAINST[expected.against];
  const isForeseen = verdict === 'worse' && expected?.against === 'within';
  const words = [judged, against].flatMap(one => (one === undefined ? [] : [one[1]]));
  if (against?.[0] === 'warn') return { tone: 'warn', words };
  return { tone: isForeseen ? 'idle' : (judged?.[0] ?? against?.[0] ?? 'idle'), words };
}

interface FiguresProps {
  readonly figures: readonly TestedFigure[];
  readonly isOver: boolean;
}

function Figures({ figures, isOver }: FiguresProps) {
  const t = useText();
  const { nameOf, figureOf, rangeOf } = useLinkFigures();
  const hints = useUnitsOf(PredictionModel, '$measured')?.hints ?? [];
  const rows = figures.map((figure): FigureRow => {
    const { quantity, before, now, expected } = figure;
    const { tone, words } = resultOf(figure);
    return {
      key: quantity,
      name: nameOf(quantity),
      before: figureOf(quantity, before),
      now: figureOf(quantity, now),
      range: expected && rangeOf(expected),
      result: words.length === 0 ? undefined : { tone, words: words.map(each => t(each)).join(' · ') },
    };
  });
  return (
    <>
      <FigureTable
        label={t('Link, before and during the test')}
        rows={rows}
        nowHead={isOver ? 'In the test' : 'Now'}
      />
      {figures.every(({ verdict }) => verdict === undefined) && (
        <p className={typography.note}>{t('Not enough data before the test to compare.')}</p>
      )}
      {hints.map(hint => (
        <p key={hint.key}>{t(hint)}</p>
      ))}
    </>
  );
}

function Stations({ missing, ...counted }: NonNullable<LinkComparison['stations']>) {
  const t = useText();
  return (
    <p className={styles.stations}>
      <BackOf {...counted} missing={missing} />
      {missing.length > 0 && (
        <span className={typography.note}>
          {t('Not back:')} <NameList of={missing} />
        </span>
      )}
    </p>
  );
}

function BackOf({ before, back, missing }: NonNullable<LinkComparison['stations']>) {
  const t = useText();
  const tone = missing.length === 0 ? 'good' : 'warn';
  return (
    <span className={styles.verdict} data-tone={tone}>
      <StateShape tone={tone} size={10} />
      {t('{back} of {count} stations are back', { back, count: before })}
    </span>
  );
}

export const part: Part<TestedEffectProps> = { View: TestedEffect, models: PREDICTION_MODELS };
