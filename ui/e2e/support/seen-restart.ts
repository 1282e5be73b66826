import { Unreachable, type VirtualRadio } from '@radiolink/virtual-radio';

/** Time a page has to report a refusal, ms; long enough for a loaded machine. */
const NOTICED_MS = 1000;
/** No outage is longer than this number of short restarts, except after a power-off. */
const MOST_RESTARTS = 50;

/**
 * The clock of a radio whose restarts depend on the page and not on time. It is unreachable until a request
 * was refused and responds soon after, however long the restart would take and however late a starved page
 * polls.
 */
export class SeenRestart {
  readonly #restartMs: number;
  #aheadMs = 0;
  #heldAt: number | undefined;
  #release: ReturnType<typeof setTimeout> | undefined;

  /** @param restartSeconds how long the radio believes that a restart takes */
  constructor(restartSeconds: number) {
    this.#restartMs = restartSeconds * 1000;
  }

  now(): number {
    return this.#heldAt ?? Date.now() + this.#aheadMs;
  }

  /** Lets time of the radio pass at once, such as that of a scan. */
  advance(seconds: number): void {
    this.#aheadMs += seconds * 1000;
  }

  /** The same radio, whose silences are seen by who asks it through here. */
  around(radio: VirtualRadio): VirtualRadio {
    const fetch: VirtualRadio['fetch'] = async (request, caller) => {
      try {
        return await radio.fetch(request, caller);
      } catch (error) {
        if (error instanceof Unreachable) this.#refused(radio);
        throw error;
      } finally {
        if (isRestarting(radio)) this.#heldAt ??= this.now();
      }
    };
    return Object.create(radio, { fetch: { value: fetch } }) as VirtualRadio;
  }

  #refused(radio: VirtualRadio): void {
    if (this.#release !== undefined || !isRestarting(radio)) return;
    this.#heldAt ??= this.now();
    this.#release = setTimeout(() => {
      this.#release = undefined;
      this.#skip(radio);
    }, NOTICED_MS);
    this.#release.unref();
  }

  /** Advances to the end of the outage, which is later after a reboot than after a restart of services. */
  #skip(radio: VirtualRadio): void {
    let wakesAt = this.now();
    for (let step = 0; step < MOST_RESTARTS && isRestarting(radio); step += 1) {
      wakesAt += this.#restartMs;
      this.#heldAt = wakesAt;
    }
    this.#heldAt = undefined;
    this.#aheadMs = wakesAt - Date.now();
  }
}

/** Unreachable by its own restart, and not because a test has cut it off. */
function isRestarting(radio: VirtualRadio): boolean {
  return !radio.reachable && radio.faults.plan.unreachable !== true;
}
