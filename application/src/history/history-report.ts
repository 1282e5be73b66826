import {
  type HistoryQuantity,
  HISTORY_QUANTITIES,
  historyQuantity,
  type DeviceHistory,
} from '@radiolink/domain/history';
import type { ToolReport, Words } from '../tool-runs/tool-report.ts';

/** English sentence keys of the quantities. */
export const HISTORY_LABELS: Readonly<Record<HistoryQuantity, string>> = {
  'local-signal': 'Local signal',
  'remote-signal': 'Remote signal',
  'local-ratio': 'Local CINR',
  'remote-ratio': 'Remote CINR',
  'downlink-capacity': 'Downlink capacity',
  'uplink-capacity': 'Uplink capacity',
  'downlink-throughput': 'Downlink throughput',
  'uplink-throughput': 'Uplink throughput',
  airtime: 'Airtime',
  latency: 'Latency',
  errors: 'Missed responses',
  stations: 'Stations',
  'local-power': 'Local transmit power',
  'remote-power': 'Remote transmit power',
  'local-chains': 'Local chain imbalance',
  'remote-chains': 'Remote chain imbalance',
  noise: 'Noise floor',
  'port-speed': 'Local port speed',
  'remote-port-speed': 'Remote port speed',
  distance: 'Distance',
  temperature: 'Temperature',
};

/** The axis as data: a row for each sample, and for each event one with its words. Times are UTC. */
export function historyReport({ samples, events, gaps }: DeviceHistory, words: Words): ToolReport {
  const columns = HISTORY_QUANTITIES.map(id => ({
    id,
    label: HISTORY_LABELS[id],
    unit: historyQuantity(id).unit,
  }));
  const rows = [
    ...samples.map(({ at, values }) => ({
      at,
      row: [time(at), undefined, undefined, ...HISTORY_QUANTITIES.map(id => rounded(values[id]))],
    })),
    ...events.map(({ at, kind, message, line, isRemote }) => ({
      at,
      row: [
        time(at),
        kind,
        eventText(words(message), line, isRemote),
        ...HISTORY_QUANTITIES.map(() => undefined),
      ],
    })),
  ];
  return {
    name: 'history',
    facts: [{ id: 'gaps', label: 'Gaps', unit: '', value: gaps.length }],
    columns: [
      { id: 'time', label: 'Time', unit: '' },
      { id: 'event', label: 'Event', unit: '' },
      { id: 'message', label: 'Message', unit: '' },
      ...columns,
    ],
    rows: rows.toSorted((one, other) => one.at - other.at).map(({ row }) => row),
  };
}

/** A line of the log speaks for itself; that of a remote device is named. */
function eventText(text: string, line: string | undefined, isRemote: true | undefined): string {
  if (line === undefined) return text;
  return isRemote === true ? `${text} ${line}` : line;
}

const time = (at: number): string => new Date(at).toISOString().slice(0, 19);
const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 100) / 100;
