import { PermittedApply } from '@radiolink/application/configuration/change-models';
import type { LinkComparison, LinkQuantity, ReadingChange } from '@radiolink/domain/link';
import { Suspense } from 'react';
import { Figure, ForeignText, StateShape, type Tone } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { lazyPart } from '../models/lazy-part.tsx';
import { useUnitsOf } from '../models/models.ts';
import { useFigures } from '../units/use-figures.ts';
import styles from './test-effect.module.css';

const MeasuredEffect = lazyPart(
  async () => (await import(/* webpackChunkName: "part-expected" */ './review/measured.part.ts')).part,
);

type Verdict = NonNullable<ReadingChange['verdict']>;

const NAMES: Readonly<Record<LinkQuantity, string>> = {
  'local-signal': 'Local signal',
  'remote-signal': 'Remote signal',
  'downlink-capacity': 'Downlink capacity',
  'uplink-capacity': 'Uplink capacity',
  latency: 'Latency',
};

const TONES: Readonly<Record<Verdict, Tone>> = {
  better: 'good',
  same: 'idle',
  worse: 'warn',
};
const VERDICTS = { better: 'Better', same: 'Unchanged', worse: 'Worse' } as const;

/** Maximum number of stations named; the others are counted. */
const NAMED = 5;

/** The link in the test beside the link before it, so that Keep is decided by what the change did. */
export function TestEffect() {
  const t = useText();
  const effect = useUnitsOf(PermittedApply, '$effect');
  if (effect === null || (effect.readings.length === 0 && effect.stations === undefined)) return null;
  return (
    <ul className={styles.effect} aria-label={t('The link, compared with before the test')}>
      {effect.readings.map(change => (
        <Reading key={change.quantity} change={change} />
      ))}
      {isUnjudged(effect) && (
        <li className={styles.before}>{t('Too few readings before the test for a verdict.')}</li>
      )}
      {effect.stations && <Stations {...effect.stations} />}
      {effect.readings.length > 0 && (
        <Suspense fallback={null}>
          <MeasuredEffect />
        </Suspense>
      )}
    </ul>
  );
}

/** Whether the readings stand without a verdict: the link was watched for too short a time before. */
const isUnjudged = ({ readings }: LinkComparison): boolean =>
  readings.length > 0 && readings.every(({ verdict }) => verdict === undefined);

function Reading({ change: { quantity, before, now, verdict } }: { readonly change: ReadingChange }) {
  const t = useText();
  const figures = useFigures();
  const figureOf = (value: number) => {
    if (quantity === 'latency') return figures.latency(value);
    return quantity.endsWith('-signal') ? figures.dbm(value) : figures.speed(value, 'Mbps');
  };
  return (
    <li className={styles.reading} data-verdict={verdict}>
      <span className={styles.name}>{t(NAMES[quantity])}</span>
      <Figure of={figureOf(now)} />
      <span className={styles.before}>
        {t('before')} {figureOf(before)?.value}
      </span>
      {verdict && (
        <span className={styles.verdict}>
          <StateShape tone={TONES[verdict]} size={10} />
          {t(VERDICTS[verdict])}
        </span>
      )}
    </li>
  );
}

function Stations({ before, back, missing }: NonNullable<LinkComparison['stations']>) {
  const t = useText();
  const isWhole = missing.length === 0;
  return (
    <li className={styles.reading} data-verdict={isWhole ? 'better' : 'worse'}>
      <span className={styles.verdict}>
        <StateShape tone={isWhole ? 'good' : 'warn'} size={10} />
        {t('{back} of {count} stations are back', { back, count: before })}
      </span>
      {!isWhole && (
        <span className={styles.before}>
          {t('Not back:')}{' '}
          {missing.slice(0, NAMED).map((name, place) => (
            <span key={name}>
              {place > 0 && ', '}
              <ForeignText>{name}</ForeignText>
            </span>
          ))}
          {missing.length > NAMED && ` ${t('and {count} more', { count: missing.length - NAMED })}`}
        </span>
      )}
    </li>
  );
}
