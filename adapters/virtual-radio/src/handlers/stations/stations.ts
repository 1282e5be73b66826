import { HISTORY_INTERVAL_SECONDS, type Sample } from '../../history/history.ts';
import { LeaveReason } from '../../physics/presence.ts';
import { statusOf } from '../../status/status-answer.ts';
import { discoveredDevices } from '../../tools/discovery.ts';
import { ActionCode, failedAnswer, jsonAnswer, okAnswer, textAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall, sessionCalls } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

const USUAL_SECONDS = 600;
const LONGEST_SECONDS = 3600;

/** POST /api/alignment/start — the status moves four times a second for a while. §classic.alignment. */
const alignmentStart = sessionCall('POST', '/api/alignment/start', ({ radio, fields }) => {
  const seconds = Number(fields.text('duration') ?? USUAL_SECONDS);
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) return invalidParameter();
  radio.alignmentUntil = radio.clock.now() + seconds * 1000;
  return okAnswer();
});

const anyUserCall = sessionCalls({ changes: false });

const LONGEST_MS = 10_000;
const USUAL_MS = 1000;

/** POST /discovery.cgi — the manufacturer's devices nearby; blocks while it listens. §classic.discovery. */
const discovery = anyUserCall('POST', '/discovery.cgi', async ({ radio, fields }) => {
  if (fields.text('discover') !== 'y') return jsonAnswer({ devices: [] });
  const duration = Number(fields.text('duration') ?? USUAL_MS);
  await radio.wait(Math.min(LONGEST_MS, Math.max(0, duration || USUAL_MS)));
  return jsonAnswer({
    devices: discoveredDevices(radio, {
      host: fields.text('host'),
      withoutAirCube: ['yes', 'y', '1', 'true'].includes(fields.text('filter_aircube') ?? ''),
    }),
  });
});

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
const historyStatistics = sessionCall('GET', '/hist-stats.cgi', ({ radio }) => {
  const { samples } = radio.history;
  return jsonAnswer({
    interval: HISTORY_INTERVAL_SECONDS,
    time: samples.map(({ at }) => Math.floor(at / 1000)),
    ...Object.fromEntries(
      Object.entries(ROWS).map(([row, field]) => [row, samples.map(({ sample }) => sample[field])]),
    ),
  });
});

/** POST /stakick.cgi — a station has to reconnect, which takes some seconds. §classic.kick. */
const stationKick = sessionCall('POST', '/stakick.cgi', ({ radio, fields }) => {
  const mac = fields.text('staid') ?? '';
  if (!fields.has('staif') || mac === '')
    return failedAnswer(ActionCode.InvalidParameter, 'Invalid parameter');
  const station = radio.stations.find(
    candidate =>
      candidate.identity.mac === mac.toUpperCase() &&
      (candidate.state.presence.connected || radio.link60?.linked),
  );
  if (station === undefined) return failedAnswer(ActionCode.NoSuchItem, 'No such station');
  station.state.disconnect(LeaveReason.Kicked);
  radio.link60?.drop(station.state.presence.secondsToReturn);
  return okAnswer();
});

/** GET /status.cgi — the state of everything, or the next captured answer of a replay. §classic.status. */
const status = sessionCall('GET', '/status.cgi', ({ radio }) => {
  const captured = radio.replay.next();
  if (captured === undefined) return jsonAnswer(statusOf(radio));
  const answer = textAnswer(captured);
  answer.headers.set('content-type', 'application/json; charset=utf-8');
  return answer;
});

export const stationCalls: readonly Call[] = [
  alignmentStart,
  discovery,
  historyStatistics,
  stationKick,
  status,
];
