import {
  type Prediction,
  PREDICTION_MODELS,
  PredictionModel,
} from '@radiolink/application/prediction/prediction.model';
import type { LinkPrediction, StationOutlook } from '@radiolink/domain/prediction';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import type { Part } from '../../../models/part.ts';
import { FigureTable } from './figure-table.tsx';
import { NameList } from './name-list.tsx';
import { useLinkFigures } from './use-link-figures.ts';
import styles from './review.module.css';

/** What the pending changes are expected to do to the link; nothing if they have no effect on it. */
export function ExpectedEffect() {
  const t = useText();
  const expected = useUnitsOf(PredictionModel, '$expected');
  if (expected === null || !saysSomething(expected)) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Expected effect on the link')}</h3>
      {expected.link && <LinkEffect link={expected.link} />}
      {expected.stations && <StationsEffect {...expected.stations} />}
    </section>
  );
}

/** False of a prediction by which nothing changes: its heading would stand over nothing. */
function saysSomething({ link, stations }: Prediction): boolean {
  return (
    (link !== undefined && link.figures.length + link.reasons.length > 0) ||
    (stations !== undefined &&
      stations.others + stations.lost.length + stations.worse.length + stations.better.length > 0)
  );
}

function LinkEffect({ link: { figures, reasons, ratio } }: { readonly link: LinkPrediction }) {
  const t = useText();
  const { nameOf, figureOf, rangeOf, differenceOf } = useLinkFigures();
  const rows = figures.map(figure => ({
    key: figure.quantity,
    name: nameOf(figure.quantity, ratio),
    now: figureOf(figure.quantity, figure.now),
    expected: figureOf(figure.quantity, figure.expected),
    range: rangeOf(figure),
    difference: differenceOf(figure),
  }));
  return (
    <>
      {rows.length > 0 && <FigureTable label={t('Expected effect on the link')} rows={rows} />}
      <ul className={styles.cuts}>
        {reasons.map(reason => (
          <li key={reason.key}>{t(reason)}</li>
        ))}
      </ul>
    </>
  );
}

/** English sentence keys, what is lost first. */
const OUTLOOKS = {
  lost: '{count} stations disconnect:',
  worse: '{count} stations degrade:',
  better: '{count} stations improve:',
} as const;

/** The stations of an access point, by what becomes of them. */
function StationsEffect({ others, ...named }: StationOutlook) {
  const t = useText();
  return (
    <ul className={styles.cuts}>
      {(['lost', 'worse', 'better'] as const).map(
        outlook =>
          named[outlook].length > 0 && (
            <li key={outlook}>
              {t(OUTLOOKS[outlook], { count: named[outlook].length })} <NameList of={named[outlook]} />
            </li>
          ),
      )}
      {others > 0 && (
        <li>{t('{count} stations stay as they are, or their readings are unknown.', { count: others })}</li>
      )}
    </ul>
  );
}

export const part: Part = { View: ExpectedEffect, models: PREDICTION_MODELS };
