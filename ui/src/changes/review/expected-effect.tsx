import { PredictionModel } from '@radiolink/application/prediction/prediction.model';
import type { LinkPrediction, PredictedFigure, StationOutlook } from '@radiolink/domain/prediction';
import { Figure, ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useExpected } from './use-expected.ts';
import styles from './review.module.css';

/** What the pending changes are expected to do to the link; nothing if they have no effect on it. */
export function ExpectedEffect() {
  const t = useText();
  const expected = useUnitsOf(PredictionModel, '$expected');
  if (expected === null) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Expected effect on the link')}</h3>
      {expected.link && <LinkEffect link={expected.link} />}
      {expected.stations && <StationsEffect {...expected.stations} />}
    </section>
  );
}

function LinkEffect({ link: { figures, reasons, ratio } }: { readonly link: LinkPrediction }) {
  const t = useText();
  return (
    <>
      {figures.length > 0 && (
        <table className={styles.expected}>
          <thead>
            <tr>
              <th scope="col">{t('Reading')}</th>
              <th scope="col">{t('Now')}</th>
              <th scope="col">{t('Expected')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(figure => (
              <Row key={figure.quantity} figure={figure} ratio={ratio} />
            ))}
          </tbody>
        </table>
      )}
      <ul className={styles.cuts}>
        {reasons.map(reason => (
          <li key={reason.key}>{t(reason)}</li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly figure: PredictedFigure;
  readonly ratio: LinkPrediction['ratio'];
}

function Row({ figure, ratio }: RowProps) {
  const { name, now, expected, range } = useExpected(figure, ratio);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{now === undefined ? '—' : <Figure of={now} />}</td>
      <td>
        <Figure of={expected} /> <small className={styles.range}>{range}</small>
      </td>
    </tr>
  );
}

/** Maximum number of stations named; the others are counted. */
const NAMED = 5;

/** English sentence keys, what is lost first. */
const OUTLOOKS = {
  lost: '{count} stations lose the link:',
  worse: '{count} stations get worse:',
  better: '{count} stations get better:',
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
              {t(OUTLOOKS[outlook], { count: named[outlook].length })} <Names of={named[outlook]} />
            </li>
          ),
      )}
      {others > 0 && (
        <li>{t('{count} stations stay as they are, or their readings are unknown.', { count: others })}</li>
      )}
    </ul>
  );
}

function Names({ of }: { readonly of: readonly string[] }) {
  const t = useText();
  return (
    <>
      {of.slice(0, NAMED).map((name, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <ForeignText>{name}</ForeignText>
        </span>
      ))}
      {of.length > NAMED && ` ${t('and {count} more', { count: of.length - NAMED })}`}
    </>
  );
}
