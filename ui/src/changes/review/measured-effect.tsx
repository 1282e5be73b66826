import { PredictionModel } from '@radiolink/application/prediction/prediction.model';
import type { LinkPrediction, MeasuredFigure } from '@radiolink/domain/prediction';
import { StateShape, type Tone } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from '../test-effect.module.css';
import { useExpected } from './use-expected.ts';

const WORDS = {
  below: 'Below the expected range',
  within: 'As expected',
  above: 'Above the expected range',
} as const satisfies Readonly<Record<MeasuredFigure['against'], string>>;

const TONES: Readonly<Record<MeasuredFigure['against'], Tone>> = {
  below: 'warn',
  within: 'good',
  above: 'idle',
};

/** What the review expected of the running test, beside what is measured, and what a difference points to. */
export function MeasuredEffect() {
  const t = useText();
  const measured = useUnitsOf(PredictionModel, '$measured');
  if (measured === null) return null;
  const { figures, hints, ratio } = measured;
  return (
    <>
      {figures.map(figure => (
        <Line key={figure.quantity} figure={figure} ratio={ratio} />
      ))}
      {hints.map(hint => (
        <li key={hint.key}>{t(hint)}</li>
      ))}
    </>
  );
}

interface LineProps {
  readonly figure: MeasuredFigure;
  readonly ratio: LinkPrediction['ratio'];
}

function Line({ figure, ratio }: LineProps) {
  const t = useText();
  const { name, range } = useExpected(figure, ratio);
  return (
    <li className={styles.reading} data-verdict={figure.against === 'below' ? 'worse' : undefined}>
      <span className={styles.name}>{t('{quantity}, expected', { quantity: name })}</span>
      <span>{range}</span>
      <span className={styles.verdict}>
        <StateShape tone={TONES[figure.against]} size={10} />
        {t(WORDS[figure.against])}
      </span>
    </li>
  );
}
