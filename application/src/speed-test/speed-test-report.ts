import { speedTestLimit, speedTestShare } from '@radiolink/domain/tools';
import type { ToolReport } from '../tool-runs/tool-report.ts';
import { SPEED_TEST_LIMIT_LABELS, speedTestWords } from './speed-test-labels.ts';
import type { SpeedTestRun } from './speed-test-result.ts';

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
