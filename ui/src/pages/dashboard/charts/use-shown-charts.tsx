import { type ReactNode, useState } from 'react';
import { SegmentedChoice } from '../../../components/segmented-choice.tsx';
import { PHONE, useMedia } from '../../../components/use-media.ts';
import { useText } from '../../../i18n/use-text.ts';
import styles from './charts-card.module.css';

/**
 * The charts for which there is room: on a phone one of them, with the choice of it, on paper and everywhere else all.
 *
 * @param name of the choice within the page
 * @param titles English sentence keys
 */
export function useShownCharts<Chart extends string>(
  name: string,
  charts: readonly Chart[],
  titles: Readonly<Record<Chart, string>>,
): readonly [shown: readonly Chart[], choice: ReactNode] {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const [wanted, setWanted] = useState<Chart>();
  const [first] = charts;
  const chosen = charts.find(chart => chart === wanted) ?? first;
  if (!isPhone || chosen === undefined) return [charts, null];
  const choice = (
    <div className={styles.which}>
      <SegmentedChoice
        legend={t('Chart')}
        name={name}
        options={charts}
        labels={titles}
        value={chosen}
        onChange={setWanted}
      />
    </div>
  );
  return [[chosen], choice];
}
