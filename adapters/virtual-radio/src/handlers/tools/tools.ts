import { isSpeedTestRunning, type SpeedTestDirection, speedTestProgress } from '../../tools/speed-test.ts';
import { isTracerouteRunning, reach, startTraceroute, tracerouteProgress } from '../../tools/traceroute.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer, textAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall, sessionCalls, type SessionExchange } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

/** First field of the answer when there is no echo. */
const PingCode = { BadParameter: '-1', UnknownHost: '-2', TimeOut: '-4' } as const;
const LARGEST_BYTES = 32_768;
const FIRST_TTL = 64;
/** Time-out of an echo. */
const TIME_OUT_MS = 1000;

/** GET /pingtest_action.cgi — one echo: `0|address|milliseconds|TTL`. §classic.ping. */
const ping = sessionCall('GET', '/pingtest_action.cgi', async ({ radio, query }) => {
  const host = query.get('ip_addr') ?? '';
  const size = Number(query.get('ping_size') ?? 56);
  if (host === '' || !Number.isInteger(size) || size < 1 || size > LARGEST_BYTES) {
    return textAnswer(PingCode.BadParameter);
  }
  const found = reach(radio, host, radio.tools.nextId());
  if (found.kind === 'unknown') return textAnswer(PingCode.UnknownHost);
  if (found.kind === 'silent') {
    await radio.wait(TIME_OUT_MS);
    return textAnswer(PingCode.TimeOut);
  }
  return textAnswer(`0|${found.address}|${found.milliseconds}|${FIRST_TTL - found.hops}`);
});

const anyUserCall = sessionCalls({ changes: false });

const DIRECTIONS: readonly SpeedTestDirection[] = ['rx', 'tx', 'dx'];
const USUAL_SECONDS = 30;
const LONGEST_SECONDS = 6000;

function noSuchTest(): Response {
  return failedAnswer(ActionCode.NoSuchItem, 'No such test');
}

/** POST /api/lmgmt/speedtest/start — begins a test against another device, one at a time. §classic.speed-test. */
const speedTestStart = anyUserCall('POST', '/api/lmgmt/speedtest/start', ({ radio, fields }) => {
  const target = (fields.text('target') ?? '').trim();
  const direction = DIRECTIONS.find(known => known === (fields.text('direction') ?? 'dx'));
  const durationSeconds = Number(fields.text('duration') ?? USUAL_SECONDS);
  const fits =
    Number.isInteger(durationSeconds) && durationSeconds >= 1 && durationSeconds <= LONGEST_SECONDS;
  if (target === '' || direction === undefined || !fits) return invalidParameter();
  const running = radio.tools.speedTest;
  if (running && isSpeedTestRunning(radio, running))
    return failedAnswer(ActionCode.Busy, 'A speed test is running');
  const ticket = radio.tools.nextId();
  radio.tools.speedTest = { ticket, target, direction, durationSeconds, startedAt: radio.clock.now() };
  return okAnswer({ ticket });
});

/** GET /api/lmgmt/speedtest/status — the state of a test. §classic.speed-test. */
const speedTestStatus = sessionCall('GET', '/api/lmgmt/speedtest/status', ({ radio, query }) => {
  const test = radio.tools.speedTest;
  return test !== undefined && test.ticket === Number(query.get('ticket'))
    ? jsonAnswer(speedTestProgress(radio, test))
    : notFound();
});

/** POST /api/lmgmt/speedtest/stop — ends a test early. §classic.speed-test. */
const speedTestStop = anyUserCall('POST', '/api/lmgmt/speedtest/stop', ({ radio, fields }) => {
  const test = radio.tools.speedTest;
  if (test === undefined || test.ticket !== Number(fields.text('ticket'))) return noSuchTest();
  if (isSpeedTestRunning(radio, test)) radio.tools.speedTest = { ...test, stoppedAt: radio.clock.now() };
  return okAnswer();
});

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
const tracerouteControl = anyUserCall('POST', '/api/traceroute', exchange => {
  const { radio, fields } = exchange;
  const action = fields.text('action');
  if (action === 'start') return start(exchange);
  if (action !== 'stop') return invalidParameter();
  if (radio.tools.traceroute?.id !== Number(fields.text('id'))) return noSuchRun();
  radio.tools.traceroute = undefined;
  return okAnswer();
});

/** GET /api/traceroute — the hops found so far. §classic.traceroute. */
const tracerouteRead = sessionCall('GET', '/api/traceroute', ({ radio, query }) => {
  const { traceroute } = radio.tools;
  if (traceroute === undefined || traceroute.id !== Number(query.get('id'))) return notFound();
  return jsonAnswer(tracerouteProgress(traceroute, radio.clock.now()));
});

export const toolCalls: readonly Call[] = [
  ping,
  speedTestStart,
  speedTestStatus,
  speedTestStop,
  tracerouteControl,
  tracerouteRead,
];
