import type { Radio } from '../../radio.ts';
import {
  type Hop,
  isTracerouteRunning,
  reach,
  startTraceroute,
  type Traceroute,
  tracerouteHops,
} from '../../tools/traceroute.ts';
import { isProbeHost } from '../../wire/hosts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, wrongField } from '../answers.ts';
import { flagIn, textIn, wholeIn } from '../body.ts';
import { type V1Call, v1SessionCalls } from '../exchange.ts';

const IDLE = { status: 'not_started', destination: '', address: '', hops: [], failureReason: '' };

function hopSection({ hop, ipaddr, hostname, rtt }: Hop): Record<string, unknown> {
  return { hop, address: ipaddr, hostname, times: rtt };
}

/** The run that the classic calls use too. */
function stateOf(radio: Radio): Record<string, unknown> {
  const run = radio.tools.traceroute;
  if (run === undefined) return IDLE;
  const stopped = stoppedAt(radio, run);
  const now = stopped ?? radio.clock.now();
  const found = reach(radio, run.host, run.id);
  return {
    status: statusOf(run, stopped, now),
    destination: run.host,
    address: found.kind === 'unknown' ? '' : found.address,
    hops: tracerouteHops(run, now).map(hopSection),
    failureReason: run.error === '' ? '' : 'DNS_FAILED',
  };
}

function stoppedAt(radio: Radio, run: Traceroute): number | undefined {
  const stopped = radio.v1.stoppedTraceroute;
  return stopped?.id === run.id ? stopped.at : undefined;
}

function statusOf(run: Traceroute, stopped: number | undefined, now: number): string {
  if (run.error !== '') return 'failed';
  if (!isTracerouteRunning(run, now)) return 'finished';
  return stopped === undefined ? 'in_progress' : 'stopped';
}

const toolCall = v1SessionCalls({ needsWarmUp: true, fullUserOnly: false });

/** GET /tools/traceroute. §v1.tools. */
const tracerouteState = toolCall('GET', '/tools/traceroute', ({ radio }) => jsonAnswer(stateOf(radio)));

/** POST /tools/traceroute/start. §v1.tools. */
const tracerouteStart = toolCall('POST', '/tools/traceroute/start', ({ radio, body }) => {
  const destination = (textIn(body, 'destination') ?? '').trim();
  const maxHops = wholeIn(body, 'maxHops', { usual: 30, least: 1, most: 64 });
  if (!isProbeHost(destination)) return wrongField('destination', 'A host name or an address');
  if (maxHops === undefined) return wrongField('maxHops', 'A number from 1 to 64');
  if (stateOf(radio)['status'] === 'in_progress') return alreadyInProgress();
  const resolve = flagIn(body, 'resolve') ?? true;
  radio.tools.traceroute = startTraceroute(radio, radio.tools.nextId(), destination, maxHops, resolve);
  return jsonAnswer(stateOf(radio));
});

/** POST /tools/traceroute/stop. §v1.tools. */
const tracerouteStop = toolCall('POST', '/tools/traceroute/stop', ({ radio }) => {
  const run = radio.tools.traceroute;
  if (run !== undefined && stateOf(radio)['status'] === 'in_progress')
    radio.v1.stoppedTraceroute = { id: run.id, at: radio.clock.now() };
  return jsonAnswer(stateOf(radio));
});

/** DELETE /tools/traceroute. §v1.tools. */
const tracerouteClear = toolCall('DELETE', '/tools/traceroute', ({ radio }) => {
  radio.tools.traceroute = undefined;
  return emptySuccess();
});

export const tracerouteCalls: readonly V1Call[] = [
  tracerouteState,
  tracerouteStart,
  tracerouteStop,
  tracerouteClear,
];
