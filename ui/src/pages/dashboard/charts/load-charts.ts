import type { LoadPart } from '../../../models/part.ts';
import type { ChartsCardProps } from './chart-room.ts';

/** The history, with the charts that it shows. */
export const loadCharts: LoadPart<ChartsCardProps> = async () => {
  const [{ part }] = await Promise.all([
    import(/* webpackChunkName: "part-charts" */ './charts.part.ts'),
    import(/* webpackChunkName: "charts" */ './charts.tsx'),
  ]);
  return part;
};
