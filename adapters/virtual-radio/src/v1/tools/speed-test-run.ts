import type { Linked, Linked60, Timed } from '../../aspects.ts';
import {
  type SpeedTest,
  SpeedTestFlag,
  type SpeedTestProgress,
  speedTestProgress,
  SpeedTestStage,
} from '../../tools/speed-test.ts';
import type { ToolRuns } from '../../tools/tool-runs.ts';
import { wholeMean } from '../statistics/mean.ts';

/** The radio that tests. */
type Testing = Linked & Linked60 & Timed & { readonly tools: ToolRuns };

/** State of a run. */
export type RunStatus = 'in_progress' | 'finished' | 'failed' | 'stopped';

interface SpeedSample {
  readonly t: number;
  readonly tx: number;
  readonly rx: number;
}

const BITS_PER_MBIT = 1_000_000;

/** A speed test in the versioned API: the test of the classic calls with an id and its samples, bit/s. */
export class SpeedTestRun {
  readonly id: string;
  readonly ticket: number;
  #test: SpeedTest;
  #samples: SpeedSample[] = [];
  #endedAt: number | undefined;
  readonly #radio: Testing;

  constructor(radio: Testing, id: string, test: SpeedTest) {
    this.#radio = radio;
    this.id = id;
    this.ticket = test.ticket;
    this.#test = test;
  }

  /** When it was first seen to be over, milliseconds since the epoch. */
  get endedAt(): number | undefined {
    this.#progress();
    return this.#endedAt;
  }

  get status(): RunStatus {
    return statusOf(this.#progress());
  }

  stop(): void {
    if (this.status !== 'in_progress') return;
    this.#test = { ...this.#test, stoppedAt: this.#radio.clock.now() };
    if (this.#radio.tools.speedTest?.ticket === this.ticket) this.#radio.tools.speedTest = this.#test;
  }

  /** The object of the versioned API. §v1.tools. */
  section(): Record<string, unknown> {
    const progress = this.#progress();
    const { elapsed, duration } = progress;
    const status = statusOf(progress);
    return {
      id: this.id,
      status,
      phase: phaseOf(progress),
      destination: this.#test.target,
      duration,
      elapsed,
      progressPercent: status === 'finished' ? 100 : Math.floor((100 * elapsed) / Math.max(1, duration)),
      tx: progress.tx * BITS_PER_MBIT,
      rx: progress.rx * BITS_PER_MBIT,
      txAverage: wholeMean(this.#samples.map(({ tx }) => tx)),
      rxAverage: wholeMean(this.#samples.map(({ rx }) => rx)),
      samples: this.#samples,
      failureReason: status === 'failed' ? 'CONNECT_FAILED' : '',
    };
  }

  #progress(): SpeedTestProgress {
    const known = this.#radio.tools.speedTest;
    // The classic calls may have stopped it.
    if (known?.ticket === this.ticket) this.#test = known;
    const progress = speedTestProgress(this.#radio, this.#test);
    for (let t = this.#samples.length + 1; t <= progress.elapsed; t++)
      this.#samples.push({ t, tx: progress.tx * BITS_PER_MBIT, rx: progress.rx * BITS_PER_MBIT });
    if (progress.state === SpeedTestStage.Finished) this.#endedAt ??= this.#radio.clock.now();
    return progress;
  }
}

function statusOf({ state, flags }: SpeedTestProgress): RunStatus {
  if (state !== SpeedTestStage.Finished) return 'in_progress';
  if (flags === SpeedTestFlag.None) return 'finished';
  return flags === SpeedTestFlag.Stopped ? 'stopped' : 'failed';
}

function phaseOf({ state, elapsed, duration, tx, rx }: SpeedTestProgress): string {
  if (state === SpeedTestStage.Finished) return 'done';
  if (state !== SpeedTestStage.Running) return 'connect';
  if (tx === 0 || rx === 0) return tx === 0 ? 'rx' : 'tx';
  return elapsed * 2 < duration ? 'tx' : 'rx';
}
