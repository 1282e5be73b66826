import { HISTORY_INTERVAL_SECONDS, type Sample } from '../../history/history.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** Names of the rows as the answer has them. */
const ROWS: Readonly<Record<string, keyof Sample>> = {
  dl_linkscore: 'downlinkScore',
  ul_linkscore: 'uplinkScore',
  signal: 'signalDbm',
  remote_signal: 'remoteSignalDbm',
  dl_capacity: 'downlinkKbps',
  ul_capacity: 'uplinkKbps',
  tx: 'txKbps',
  rx: 'rxKbps',
};

/** GET /hist-stats.cgi — a day of samples, oldest first, null for gaps. §classic.history. */
export const historyStatistics = sessionCall('GET', '/hist-stats.cgi', ({ radio }) => {
  const { samples } = radio.history;
  return jsonAnswer({
    interval: HISTORY_INTERVAL_SECONDS,
    time: samples.map(({ at }) => Math.floor(at / 1000)),
    ...Object.fromEntries(
      Object.entries(ROWS).map(([row, field]) => [row, samples.map(({ sample }) => sample[field])]),
    ),
  });
});
