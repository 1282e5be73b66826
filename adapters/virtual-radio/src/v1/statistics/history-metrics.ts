/** Values in the history of the versioned API. Null where there was no link. */
export type RecentSample = Readonly<Record<HistoryMetric, number | null>>;

/** Metrics with their units. §v1.statistics. */
export const HISTORY_METRICS = {
  'throughput.tx': 'bps',
  'throughput.rx': 'bps',
  'capacity.dl': 'kbps',
  'capacity.ul': 'kbps',
  'signal.local': 'dBm',
  'signal.remote': 'dBm',
  'linkScore.dl': '%',
  'linkScore.ul': '%',
  'cinr.dl': 'dB',
  'cinr.ul': 'dB',
  cpu: '%',
  ram: '%',
  temperature: '°C',
} as const;

export type HistoryMetric = keyof typeof HISTORY_METRICS;
