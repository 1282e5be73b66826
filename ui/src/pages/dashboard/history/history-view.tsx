import { CHART_RANGES, type ChartRange } from '@radiolink/application/history/chart-range';
import { HistoryModel } from '@radiolink/application/history/history.model';
import { Card } from '../../../components/index.ts';
import { SegmentedChoice } from '../../../components/segmented-choice.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf, useWhileShown } from '../../../models/models.ts';
import type { HistoryCardProps } from './history-charts.ts';
import styles from './charts-card.module.css';
import { LiveCharts } from './live-charts.tsx';
import { RecordedCharts } from './recorded-charts.tsx';

const RANGE_WORDS: Readonly<Record<ChartRange, string>> = { minutes: '2 min', hour: '1 h', day: '24 h' };

/** The charts over one range, with the choice of it. Reads the device's record while mounted. */
export function HistoryView({ charts }: HistoryCardProps) {
  const t = useText();
  const { rangeChosen } = useModel(HistoryModel);
  const [range, reading] = useUnitsOf(HistoryModel, '$range', '$reading');
  useWhileShown(...useUnitsOf(HistoryModel, 'opened', 'closed'));
  const choices = (
    <div className={styles.choices}>
      {range !== 'minutes' && <span>{t('Device time')}</span>}
      <SegmentedChoice
        legend={t('Range')}
        name="history-range"
        options={CHART_RANGES}
        labels={RANGE_WORDS}
        value={range}
        onChange={rangeChosen}
      />
    </div>
  );
  return (
    <Card title={t('History')} aside={choices}>
      <div aria-busy={range !== 'minutes' && reading}>
        {range === 'minutes' ? <LiveCharts charts={charts} /> : <RecordedCharts charts={charts} />}
      </div>
    </Card>
  );
}
