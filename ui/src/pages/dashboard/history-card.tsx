import { Suspense } from 'react';
import { Card, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { lazyPart } from '../../models/index.ts';
import { chartRoom, type HistoryCardProps } from './history-charts.ts';
import styles from './history-card.module.css';

const HistoryView = lazyPart<HistoryCardProps>(async () => {
  const [{ part }] = await Promise.all([
    import(/* webpackChunkName: "part-history" */ './history.part.ts'),
    import(/* webpackChunkName: "charts" */ './charts.tsx'),
  ]);
  return part;
});

/** What happened, over the last two minutes, the hour or the day. */
export function HistoryCard({ charts }: HistoryCardProps) {
  const t = useText();
  return (
    <Suspense
      fallback={
        <Card title={t('History')}>
          <div className={styles.charts}>
            {charts.map(chart => (
              <Skeleton key={chart} height={chartRoom(chart)} />
            ))}
          </div>
        </Card>
      }
    >
      <HistoryView charts={charts} />
    </Suspense>
  );
}
