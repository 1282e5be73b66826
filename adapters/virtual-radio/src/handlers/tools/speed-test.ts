import { isSpeedTestRunning, type SpeedTestDirection, speedTestProgress } from '../../tools/speed-test.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer } from '../../wire/answers.ts';
import { sessionCall, sessionCalls } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

const anyUserCall = sessionCalls({ changes: false });

const DIRECTIONS: readonly SpeedTestDirection[] = ['rx', 'tx', 'dx'];
const USUAL_SECONDS = 30;
const LONGEST_SECONDS = 6000;

function noSuchTest(): Response {
  return failedAnswer(ActionCode.NoSuchItem, 'No such test');
}

/** POST /api/lmgmt/speedtest/start — begins a test against another device, one at a time. §classic.speed-test. */
export const speedTestStart = anyUserCall('POST', '/api/lmgmt/speedtest/start', ({ radio, fields }) => {
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
export const speedTestStatus = sessionCall('GET', '/api/lmgmt/speedtest/status', ({ radio, query }) => {
  const test = radio.tools.speedTest;
  return test !== undefined && test.ticket === Number(query.get('ticket'))
    ? jsonAnswer(speedTestProgress(radio, test))
    : notFound();
});

/** POST /api/lmgmt/speedtest/stop — ends a test early. §classic.speed-test. */
export const speedTestStop = anyUserCall('POST', '/api/lmgmt/speedtest/stop', ({ radio, fields }) => {
  const test = radio.tools.speedTest;
  if (test === undefined || test.ticket !== Number(fields.text('ticket'))) return noSuchTest();
  if (isSpeedTestRunning(radio, test)) radio.tools.speedTest = { ...test, stoppedAt: radio.clock.now() };
  return okAnswer();
});
