import {
  type HistoryFailure,
  type HistorySpan,
  type LinkHistory,
  RECORDED_QUANTITIES,
  type RecordedQuantity,
  recordOf,
  HistoryModel,
} from '@radiolink/application/history';
import { useUnit } from 'effector-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Button, FailureWords, Skeleton, StateShape } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import styles from './history-view.module.css';

const RecordChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).RecordChart,
}));

const SPAN_WORDS: Readonly<Record<HistorySpan, string>> = {
  minute: 'Last minute',
  hour: 'Last hour',
  day: 'Last day',
};
const QUANTITY_WORDS: Readonly<Record<RecordedQuantity, string>> = {
  signal: 'Signal',
  throughput: 'Throughput',
  capacity: 'Capacity',
  score: 'Link score',
};
const ROOM = '300px';
const CHART_ROOM = '240px';

/** One quantity of the recorded history over an available span. Polls the device while mounted. */
export function HistoryView() {
  const t = useText();
  const model = useModel(HistoryModel);
  const { opened, closed, spanChosen, refreshed, spans } = model;
  const [span, history, reading, failure] = useUnit([
    model.$span,
    model.$history,
    model.$reading,
    model.$failure,
  ]);
  const [quantity, setQuantity] = useState<RecordedQuantity>('signal');
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
  return (
    <div className={styles.view} style={{ '--room': ROOM }} aria-busy={reading}>
      <div className={styles.choices}>
        <Choice
          label={t('Measurement')}
          value={quantity}
          words={QUANTITY_WORDS}
          of={RECORDED_QUANTITIES}
          onChoice={setQuantity}
        />
        <Choice label={t('Range')} value={span} words={SPAN_WORDS} of={spans} onChoice={spanChosen} />
        <Button disabled={reading} onClick={() => refreshed()}>
          {t('Refresh')}
        </Button>
        <span className={styles.said}>{t('Device time')}</span>
      </div>
      {failure !== null && <Problem failure={failure} />}
      {history !== null && <Recorded key={`${span}-${quantity}`} history={history} quantity={quantity} />}
      {history === null && failure === null && <Skeleton height={CHART_ROOM} />}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly words: Readonly<Record<Value, string>>;
  readonly of: readonly Value[];
  readonly onChoice: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, words, of, onChoice }: ChoiceProps<Value>) {
  const t = useText();
  return (
    <label className={styles.choice}>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = of.find(one => one === target.value);
          if (chosen !== undefined) onChoice(chosen);
        }}
      >
        {of.map(one => (
          <option key={one} value={one}>
            {t(words[one])}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RecordedProps {
  readonly history: LinkHistory;
  readonly quantity: RecordedQuantity;
}

function Recorded({ history, quantity }: RecordedProps): ReactNode {
  const t = useText();
  const record = useMemo(() => recordOf(history, quantity), [history, quantity]);
  const seconds = history.intervalSeconds;
  if (history.times.length === 0) {
    return (
      <p className={styles.said}>
        {seconds === undefined || seconds < 60
          ? t('No history recorded yet. Refresh later.')
          : t('No history recorded yet. The device records one sample every {minutes} min.', {
              minutes: Math.round(seconds / 60),
            })}
      </p>
    );
  }
  if (record === null) {
    return <p className={styles.said}>{t('No samples for this measurement and range. Select others.')}</p>;
  }
  return (
    <Suspense fallback={<Skeleton height={CHART_ROOM} />}>
      <RecordChart title={t(QUANTITY_WORDS[quantity])} quantity={quantity} history={record} />
    </Suspense>
  );
}

function Problem({ failure }: { readonly failure: HistoryFailure }) {
  const t = useText();
  if (failure === 'unsupported')
    return <p className={styles.said}>{t('This device does not record history.')}</p>;
  return (
    <p role="alert" className={styles.problem}>
      <StateShape tone="bad" size={11} />
      <span>
        {t('The history could not be read.')}{' '}
        {failure === 'fault' ? (
          t('Refresh to try again.')
        ) : (
          <FailureWords failure={failure} context="action" />
        )}
      </span>
    </p>
  );
}
