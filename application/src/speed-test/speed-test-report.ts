import type { AirDirection } from '@radiolink/domain/link';
import {
  type SpeedTestDirection,
  type SpeedTestLimit,
  speedTestLimit,
  speedTestShare,
} from '@radiolink/domain/tools';
import type { ToolReport } from '../tool-runs/tool-report.ts';
import type { SpeedTestRun } from './speed-test-result.ts';

/** English sentence keys of what is sent and received. */
export interface SpeedTestWords {
  readonly tx: string;
  readonly rx: string;
  readonly txCapacity: string;
  readonly rxCapacity: string;
  readonly directions: Readonly<Record<SpeedTestDirection, string>>;
}

interface Way {
  readonly name: string;
  readonly capacity: string;
}

const DOWN: Way = { name: 'Downlink', capacity: 'Downlink capacity' };
const UP: Way = { name: 'Uplink', capacity: 'Uplink capacity' };
const TRANSMIT: Way = { name: 'Transmit', capacity: 'Transmit capacity' };
const RECEIVE: Way = { name: 'Receive', capacity: 'Receive capacity' };

const wordsOf = (tx: Way, rx: Way, both: string): SpeedTestWords => ({
  tx: tx.name,
  rx: rx.name,
  txCapacity: tx.capacity,
  rxCapacity: rx.capacity,
  directions: { both, duplex: 'Both at the same time', tx: tx.name, rx: rx.name },
});

const DOWN_FIRST = wordsOf(DOWN, UP, 'Downlink, then uplink');
const UP_FIRST = wordsOf(UP, DOWN, 'Uplink, then downlink');
const OF_THIS_DEVICE = wordsOf(TRANSMIT, RECEIVE, 'Transmit, then receive');

/**
 * The words of a test by the way through the air that this device sends: downlink is from the access point at both ends. Those
 * of this device where that is unknown. reading 44.
 */
export function speedTestWords(sends: AirDirection | null | undefined): SpeedTestWords {
  if (sends === 'downlink') return DOWN_FIRST;
  return sends === 'uplink' ? UP_FIRST : OF_THIS_DEVICE;
}

/** English sentence keys. */
export const SPEED_TEST_LIMIT_LABELS: Readonly<Record<SpeedTestLimit, string>> = {
  ethernet: 'An Ethernet port is slower than the radio link. LAN traffic cannot reach this rate.',
  cpu: 'CPU usage at one end is 90 % or more. The link has spare capacity.',
  air: 'The radio link is saturated. Higher throughput requires a better signal, a wider channel or less interference.',
  capacity:
    'The result reaches the capacity of the link. More requires a better signal, a wider channel or less interference.',
};

const mbps = (kbps: number | undefined): number | undefined =>
  kbps === undefined ? undefined : Math.round(kbps / 100) / 10;

/** A speed test as data: its figures, then a row for each second. */
export function speedTestReport({ request, startedAt, result }: SpeedTestRun): ToolReport {
  const { ends } = result;
  const words = speedTestWords(ends.sends);
  const facts = { ...result, ...ends, direction: request.direction };
  const share = speedTestShare(facts);
  const limit = speedTestLimit(facts);
  return {
    name: 'speed-test',
    facts: [
      { id: 'host', label: 'Host', unit: '', value: request.host },
      { id: 'started', label: 'Started', unit: '', value: new Date(startedAt).toISOString() },
      {
        id: 'direction',
        label: 'Direction',
        unit: '',
        value: request.direction,
        words: words.directions[request.direction],
      },
      { id: 'duration', label: 'Duration', unit: 's', value: request.durationSeconds },
      { id: 'tx', label: words.tx, unit: 'Mbps', value: mbps(result.txKbps) },
      { id: 'rx', label: words.rx, unit: 'Mbps', value: mbps(result.rxKbps) },
      { id: 'txCapacity', label: words.txCapacity, unit: 'Mbps', value: mbps(ends.txCapacityKbps) },
      { id: 'rxCapacity', label: words.rxCapacity, unit: 'Mbps', value: mbps(ends.rxCapacityKbps) },
      {
        id: 'share',
        label: 'Percentage of capacity',
        unit: '%',
        value: share === undefined ? undefined : Math.round(share * 100),
      },
      {
        id: 'limit',
        label: 'Limited by',
        unit: '',
        value: limit,
        words: limit && SPEED_TEST_LIMIT_LABELS[limit],
      },
    ],
    columns: [
      { id: 'second', label: 'Second', unit: '' },
      { id: 'tx', label: words.tx, unit: 'Mbps' },
      { id: 'rx', label: words.rx, unit: 'Mbps' },
    ],
    rows: result.samples.map(({ seconds, txKbps, rxKbps }) => [seconds, mbps(txKbps), mbps(rxKbps)]),
  };
}
