import { Card, Skeleton } from '../../../components/index.ts';
import { PHONE, useMedia } from '../../../components/use-media.ts';
import { AfterFirstPage } from '../../../components/after-first-page.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { lazyPart } from '../../../components/lazy-view.tsx';
import { chartRoom, type ChartsCardProps } from './chart-room.ts';
import styles from './charts-card.module.css';
import { loadCharts } from './load-charts.ts';

const ChartsView = lazyPart(loadCharts);

/** What happened, over the last two minutes, the hour or the day. */
export function ChartsCard({ charts }: ChartsCardProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  return (
    <AfterFirstPage
      fallback={
        <Card title={t('History')} aside={<ChoiceRoom />}>
          <div className={styles.charts}>
            {(isPhone ? charts.slice(0, 1) : charts).map(chart => (
              <Skeleton key={chart} height={chartRoom(chart)} />
            ))}
          </div>
        </Card>
      }
    >
      <ChartsView charts={charts} />
    </AfterFirstPage>
  );
}

/** As high as the choice of the range, with its text on the same line: a zero-width space. */
function ChoiceRoom() {
  return (
    <div className={styles.choices}>
      <span className={styles.choice}>{'\u200B'}</span>
    </div>
  );
}
