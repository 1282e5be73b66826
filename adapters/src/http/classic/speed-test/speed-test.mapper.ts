import type { Received } from '@radiolink/openapi/received';
import {
  CLASSIC_FINISHED_STATE,
  classicSpeedTestStatus,
  type SpeedTest,
  type SpeedTestDirection,
} from '@radiolink/domain/tools';
import { type ActionAnswer, requireDone } from '../action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { ANY, COUNT, MBPS } from '../../wire/ranges.ts';

const KBPS_PER_MBPS = 1000;

/** The request, and the samples measured before. */
export interface SpeedTestSoFar {
  readonly id: string;
  readonly direction: SpeedTestDirection;
  readonly samples: SpeedTest['samples'];
}

/**
 * The state of a speed test; its samples grow by one with each new second. @throws RequestFailure when the
 * test is unknown to the device
 */
export function mapSpeedTest(
  json: Received<'/api/lmgmt/speedtest/status'>,
  { id, direction, samples }: SpeedTestSoFar,
): SpeedTest {
  return readAnswer(json, test => {
    if (test.alsoAs<ActionAnswer>().flag('ok') === false) requireDone(json);
    const state = test.numberOrText('state', ANY) ?? 0;
    const status = classicSpeedTestStatus(state, test.numberOrText('flags', ANY) ?? 0);
    const elapsedSeconds = test.numberOrText('elapsed', COUNT) ?? 0;
    const rates = {
      txKbps: kbps(test.numberOrText('tx', MBPS)),
      rxKbps: kbps(test.numberOrText('rx', MBPS)),
    };
    const isNew = elapsedSeconds > (samples.at(-1)?.seconds ?? 0);
    const failureReason = test.text('message');
    return {
      id,
      status,
      phase: phaseOf(state, elapsedSeconds, direction),
      elapsedSeconds,
      durationSeconds: test.numberOrText('duration', COUNT) ?? 0,
      ...rates,
      samples: isNew ? [...samples, { seconds: elapsedSeconds, ...rates }] : samples,
      ...(status === 'failed' && { failureReason: failureReason ?? '' }),
    };
  });
}

function kbps(mbps: number | undefined): number | undefined {
  return mbps === undefined ? undefined : Math.round(mbps * KBPS_PER_MBPS);
}

/** The classic test does not report its direction; it measures the requested one. */
function phaseOf(state: number, elapsedSeconds: number, direction: SpeedTestDirection): SpeedTest['phase'] {
  if (state === CLASSIC_FINISHED_STATE) return 'done';
  if (elapsedSeconds === 0) return 'connect';
  return direction === 'tx' ? 'tx' : 'rx';
}
