import { isProbeHost } from '../../wire/hosts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, wrongField } from '../answers.ts';
import { textIn, wholeIn } from '../body.ts';
import { type V1Call, v1SessionCalls } from '../exchange.ts';
import { type PingResult, PingRun } from './ping-run.ts';

const NO_STATISTICS = { sent: 0, received: 0, loss: 0, min: 0, avg: 0, max: 0 };
const IDLE = {
  status: 'not_started',
  destination: '',
  address: '',
  results: [],
  statistics: NO_STATISTICS,
  failureReason: '',
};

function stateOf(run: PingRun | undefined): Record<string, unknown> {
  if (run === undefined) return IDLE;
  const results = run.read();
  return {
    status: run.status,
    destination: run.order.destination,
    address: run.address,
    results,
    statistics: statisticsOf(results),
    failureReason: run.failureReason,
  };
}

function statisticsOf(results: readonly PingResult[]): Record<string, number> {
  const times = results.flatMap(({ time }) => time ?? []);
  if (results.length === 0) return NO_STATISTICS;
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    sent: results.length,
    received: times.length,
    loss: Math.round((1000 * (results.length - times.length)) / results.length) / 10,
    min: times.length === 0 ? 0 : Math.min(...times),
    avg: times.length === 0 ? 0 : Math.round((1000 * sum) / times.length) / 1000,
    max: times.length === 0 ? 0 : Math.max(...times),
  };
}

const toolCall = v1SessionCalls({ needsWarmUp: true, fullUserOnly: false });

/** GET /tools/ping — the state and every echo so far. §v1.tools. */
const pingState = toolCall('GET', '/tools/ping', ({ radio }) => jsonAnswer(stateOf(radio.v1.ping)));

/** POST /tools/ping/start. §v1.tools. */
const pingStart = toolCall('POST', '/tools/ping/start', ({ radio, body }) => {
  const destination = (textIn(body, 'destination') ?? '').trim();
  const count = wholeIn(body, 'count', { usual: 5, least: 0, most: 100 });
  const size = wholeIn(body, 'size', { usual: 56, least: 8, most: 65_507 });
  const intervalMs = wholeIn(body, 'interval', { usual: 1000, least: 10, most: 60_000 });
  if (!isProbeHost(destination)) return wrongField('destination', 'A host name or an address');
  if (count === undefined) return wrongField('count', 'A number from 0 to 100');
  if (size === undefined) return wrongField('size', 'Bytes from 8 to 65507');
  if (intervalMs === undefined) return wrongField('interval', 'Milliseconds from 10 to 60000');
  if (radio.v1.ping?.status === 'in_progress') return alreadyInProgress();
  radio.v1.ping = new PingRun(radio, radio.tools.nextId(), { destination, count, size, intervalMs });
  return jsonAnswer(stateOf(radio.v1.ping));
});

/** POST /tools/ping/stop. §v1.tools. */
const pingStop = toolCall('POST', '/tools/ping/stop', ({ radio }) => {
  radio.v1.ping?.stop();
  return jsonAnswer(stateOf(radio.v1.ping));
});

/** DELETE /tools/ping — clears the results. §v1.tools. */
const pingClear = toolCall('DELETE', '/tools/ping', ({ radio }) => {
  radio.v1.ping = undefined;
  return emptySuccess();
});

export const pingCalls: readonly V1Call[] = [pingState, pingStart, pingStop, pingClear];
