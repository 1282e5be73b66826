import { isTracerouteRunning, startTraceroute, tracerouteProgress } from '../../tools/traceroute.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer } from '../../wire/answers.ts';
import { sessionCall, type SessionExchange, sessionCalls } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

const anyUserCall = sessionCalls({ changes: false });

const USUAL_HOPS = 20;
const MOST_HOPS = 30;

function noSuchRun(): Response {
  return failedAnswer(ActionCode.NoSuchItem, 'No such traceroute');
}

function start({ radio, fields }: SessionExchange): Response {
  const host = (fields.text('host') ?? '').trim();
  const hops = Number(fields.text('max_hops') ?? USUAL_HOPS);
  if (host === '' || !Number.isInteger(hops) || hops < 1 || hops > MOST_HOPS) return invalidParameter();
  const { traceroute } = radio.tools;
  if (traceroute && isTracerouteRunning(traceroute, radio.clock.now())) {
    return failedAnswer(ActionCode.Busy, 'A traceroute is running');
  }
  const id = radio.tools.nextId();
  radio.tools.traceroute = startTraceroute(radio, id, host, hops, fields.text('resolve') === '1');
  return okAnswer({ id });
}

/** POST /api/traceroute — starts or stops a run, one at a time. §classic.traceroute. */
export const tracerouteControl = anyUserCall('POST', '/api/traceroute', exchange => {
  const { radio, fields } = exchange;
  const action = fields.text('action');
  if (action === 'start') return start(exchange);
  if (action !== 'stop') return invalidParameter();
  if (radio.tools.traceroute?.id !== Number(fields.text('id'))) return noSuchRun();
  radio.tools.traceroute = undefined;
  return okAnswer();
});

/** GET /api/traceroute — the hops found so far. §classic.traceroute. */
export const tracerouteRead = sessionCall('GET', '/api/traceroute', ({ radio, query }) => {
  const { traceroute } = radio.tools;
  if (traceroute === undefined || traceroute.id !== Number(query.get('id'))) return notFound();
  return jsonAnswer(tracerouteProgress(traceroute, radio.clock.now()));
});
