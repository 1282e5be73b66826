import type { LoadPart } from '../../../models/part.ts';
import type { HistoryCardProps } from './history-charts.ts';

/** The history, with the charts that it shows. */
export const loadHistory: LoadPart<HistoryCardProps> = async () => {
  const [{ part }] = await Promise.all([
    import(/* webpackChunkName: "part-history" */ './history.part.ts'),
    import(/* webpackChunkName: "charts" */ './charts.tsx'),
  ]);
  return part;
};
