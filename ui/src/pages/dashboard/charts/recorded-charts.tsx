import { type RecordFailure, LinkChartsModel } from '@radiolink/application/charts/link-charts.model';
import type { LinkHistory } from '@radiolink/application/history/link-history.port';
import { type RecordedQuantity, recordOf } from '@radiolink/application/charts/recorded-charts';

import { Button, FailureMessage, Skeleton, StateShape } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import { chartRoom, type ChartsCardProps } from './chart-room.ts';
import styles from './charts-card.module.css';
import { TitledChart } from './titled-chart.tsx';
import { useShownCharts } from './use-shown-charts.tsx';
import { lazyView } from '../../../components/lazy-view.tsx';

const RecordChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).RecordChart,
}));

const TITLES: Readonly<Record<RecordedQuantity, string>> = {
  throughput: 'Throughput',
  signal: 'Signal',
  capacity: 'Capacity',
  score: 'Link score',
};

/** What the device recorded, in the places of the live charts; the score is recorded only. */
export function RecordedCharts({ charts }: ChartsCardProps) {
  const [record, failure] = useUnitsOf(LinkChartsModel, '$record', '$failure');
  const quantities: readonly RecordedQuantity[] = [
    ...charts.flatMap(chart => (chart === 'airtime' ? [] : [chart])),
    'score',
  ];
  const [shown, choice] = useShownCharts('recorded-chart', quantities, TITLES);
  return (
    <>
      {failure !== null && <Problem failure={failure} />}
      {record !== null && record.times.length === 0 && <Nothing seconds={record.intervalSeconds} />}
      {(record !== null || failure === null) && (
        <div className={styles.charts}>
          {choice}
          {shown.map(quantity =>
            record === null ? (
              <Skeleton key={quantity} height={chartRoom(quantity)} />
            ) : (
              <Recorded key={quantity} record={record} quantity={quantity} />
            ),
          )}
        </div>
      )}
    </>
  );
}

interface RecordedProps {
  readonly record: LinkHistory;
  readonly quantity: RecordedQuantity;
}

function Recorded({ record, quantity }: RecordedProps) {
  const t = useText();
  const received = useUnitsOf(LinkChartsModel, '$received');
  const history = recordOf(record, quantity, received);
  const title = t(TITLES[quantity]);
  if (history === null) return null;
  return (
    <TitledChart title={title} room={chartRoom(quantity)}>
      <RecordChart title={title} quantity={quantity} history={history} />
    </TitledChart>
  );
}

function Nothing({ seconds }: { readonly seconds: number | undefined }) {
  const t = useText();
  return (
    <p className="note">
      {seconds === undefined || seconds < 60
        ? t('No history recorded yet.')
        : t('No history recorded yet. The device records one sample every {minutes} min.', {
            minutes: Math.round(seconds / 60),
          })}
    </p>
  );
}

function Problem({ failure }: { readonly failure: RecordFailure }) {
  const t = useText();
  const { refreshed } = useModel(LinkChartsModel);
  if (failure === 'unsupported') return <p className="note">{t('This device does not record history.')}</p>;
  return (
    <div role="alert" className={styles.problem}>
      <StateShape tone="bad" size={11} />
      <span>
        {t('The history could not be read.')}{' '}
        {failure !== 'fault' && <FailureMessage failure={failure} context="action" />}
      </span>
      <Button onClick={() => refreshed()}>{t('Refresh')}</Button>
    </div>
  );
}
