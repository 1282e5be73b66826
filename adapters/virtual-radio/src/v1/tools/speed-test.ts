import { randomHex } from '../../random/seeded-random.ts';
import type { Radio } from '../../radio.ts';
import { isSpeedTestRunning, type SpeedTestDirection } from '../../tools/speed-test.ts';
import { isProbeHost } from '../../wire/hosts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, v1NotFound, wrongField } from '../answers.ts';
import { textIn, wholeIn } from '../body.ts';
import { type V1Call, v1SessionCalls, type V1SessionExchange } from '../exchange.ts';
import { SpeedTestRun } from './speed-test-run.ts';

const DIRECTIONS: Readonly<Record<string, SpeedTestDirection>> = {
  both: 'dx',
  duplex: 'dx',
  tx: 'tx',
  rx: 'rx',
};
const RETENTION_MS = 10 * 60_000;

/** The tests that are still known: running, or over for less than ten minutes. */
function known({ v1, clock }: Radio): readonly SpeedTestRun[] {
  const now = clock.now();
  v1.speedTests = v1.speedTests.filter(run => run.endedAt === undefined || now - run.endedAt < RETENTION_MS);
  return v1.speedTests;
}

function runOf({ radio, params }: V1SessionExchange): SpeedTestRun | undefined {
  return known(radio).find(run => run.id === params['id']);
}

function stop(exchange: V1SessionExchange): Response {
  const run = runOf(exchange);
  if (run === undefined) return v1NotFound();
  run.stop();
  return emptySuccess();
}

const toolCall = v1SessionCalls({ needsWarmUp: true, fullUserOnly: false });

/** POST /tools/speedtest/start — one at a time, those of the classic calls included. §v1.tools. */
const speedTestStart = toolCall('POST', '/tools/speedtest/start', ({ radio, body }) => {
  const target = (textIn(body, 'destination') ?? '').trim();
  const wanted = textIn(body, 'direction') ?? 'both';
  const direction = Object.hasOwn(DIRECTIONS, wanted) ? DIRECTIONS[wanted] : undefined;
  const durationSeconds = wholeIn(body, 'duration', { usual: 30, least: 1, most: 6000 });
  if (!isProbeHost(target)) return wrongField('destination', 'A host name or an address');
  if (direction === undefined) return wrongField('direction', 'One of both, tx, rx, duplex');
  if (durationSeconds === undefined) return wrongField('duration', 'Seconds from 1 to 6000');
  const running = radio.tools.speedTest;
  if (running && isSpeedTestRunning(radio, running)) return alreadyInProgress();
  const ticket = radio.tools.nextId();
  const test = { ticket, target, direction, durationSeconds, startedAt: radio.clock.now() };
  radio.tools.speedTest = test;
  const run = new SpeedTestRun(radio, randomHex(16), test);
  radio.v1.speedTests = [...known(radio), run];
  return jsonAnswer({ id: run.id, status: run.status });
});

/** GET /tools/speedtest — the running tests. §v1.tools. */
const speedTestList = toolCall('GET', '/tools/speedtest', ({ radio }) =>
  jsonAnswer(
    known(radio)
      .filter(run => run.status === 'in_progress')
      .map(run => run.section()),
  ),
);

/** GET /tools/speedtest/{id}. §v1.tools. */
const speedTestOne = toolCall('GET', '/tools/speedtest/{id}', exchange => {
  const run = runOf(exchange);
  return run === undefined ? v1NotFound() : jsonAnswer(run.section());
});

/** DELETE /tools/speedtest/{id}. §v1.tools. */
const speedTestDelete = toolCall('DELETE', '/tools/speedtest/{id}', stop);

/** POST /tools/speedtest/{id}/stop, another name of it. §v1.tools. */
const speedTestStop = toolCall('POST', '/tools/speedtest/{id}/stop', stop);

export const speedTestCalls: readonly V1Call[] = [
  speedTestStart,
  speedTestList,
  speedTestOne,
  speedTestDelete,
  speedTestStop,
];
