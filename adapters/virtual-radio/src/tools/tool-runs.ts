import type { SpeedTest } from './speed-test.ts';
import type { Traceroute } from './traceroute.ts';

/** The running tools of the device. One of a kind at a time. */
export class ToolRuns {
  traceroute: Traceroute | undefined;
  speedTest: SpeedTest | undefined;
  #lastId = 500;

  /** Number of the next run. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  stopAll(): void {
    this.traceroute = undefined;
    this.speedTest = undefined;
  }
}
