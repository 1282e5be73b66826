import type { HistoryQuantity } from '@radiolink/domain/history';

/** A chart of the axis: one or two quantities of one unit. */
export interface QuantityChartFacts {
  readonly title: string;
  readonly series: readonly HistoryQuantity[];
  /** English sentence keys of the two lines. */
  readonly names: readonly string[];
}

const ENDS = ['Local', 'Remote'] as const;
const WAYS = ['Downlink', 'Uplink'] as const;

/** In the order in which a link is judged. */
export const QUANTITY_CHARTS: readonly QuantityChartFacts[] = [
  { title: 'Signal', series: ['local-signal', 'remote-signal'], names: ENDS },
  { title: 'Capacity', series: ['downlink-capacity', 'uplink-capacity'], names: WAYS },
  { title: 'CINR', series: ['local-ratio', 'remote-ratio'], names: ENDS },
  { title: 'Throughput', series: ['downlink-throughput', 'uplink-throughput'], names: WAYS },
  { title: 'Airtime', series: ['airtime'], names: ['Airtime'] },
  { title: 'Latency', series: ['latency'], names: ['Latency'] },
  { title: 'Stations', series: ['stations'], names: ['Stations'] },
  { title: 'Missed responses', series: ['errors'], names: ['Missed responses'] },
  { title: 'Temperature', series: ['temperature'], names: ['Temperature'] },
];
