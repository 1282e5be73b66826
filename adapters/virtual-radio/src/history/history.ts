import { between, deriveSeed, seededRandom } from '../random/seeded-random.ts';

/** One look at the link, for the history. Scores 0 to 100, dBm, kbps; null where there was no link. */
export interface Sample {
  readonly downlinkScore: number | null;
  readonly uplinkScore: number | null;
  readonly signalDbm: number | null;
  readonly remoteSignalDbm: number | null;
  readonly downlinkKbps: number | null;
  readonly uplinkKbps: number | null;
  readonly txKbps: number | null;
  readonly rxKbps: number | null;
}

/** Seconds between two samples. */
export const HISTORY_INTERVAL_SECONDS = 300;
const INTERVAL_MS = HISTORY_INTERVAL_SECONDS * 1000;
const MOST_SAMPLES = 288;

/** The time of a sample at or before `at`: full five minutes. */
const startOf = (at: number): number => at - (at % INTERVAL_MS);

/** A day of samples, five minutes apart, oldest first. */
export class History {
  #samples: { readonly at: number; readonly sample: Sample }[] = [];
  #nextAt: number;

  constructor(now: number) {
    this.#nextAt = startOf(now) + INTERVAL_MS;
  }

  get samples(): readonly { readonly at: number; readonly sample: Sample }[] {
    return this.#samples;
  }

  /** Takes a sample when one is due. */
  note(at: number, sample: () => Sample): void {
    while (at >= this.#nextAt) {
      this.#add(this.#nextAt, sample());
      this.#nextAt += INTERVAL_MS;
    }
  }

  /** Fills the past of a radio that has been running, around what it shows now. */
  recall(now: number, secondsUp: number, present: Sample, seed: number): void {
    const random = seededRandom(deriveSeed(seed, 0x55));
    const count = Math.min(MOST_SAMPLES - 1, Math.floor(secondsUp / HISTORY_INTERVAL_SECONDS));
    for (let back = count; back >= 0; back--) {
      const near = (value: number | null, spread: number): number | null =>
        value === null ? null : Math.round(value * between(random, 1 - spread, 1 + spread));
      const score = (value: number | null): number | null => {
        const moved = near(value, 0.04);
        return moved === null ? null : Math.min(100, moved);
      };
      const past: Sample = {
        downlinkScore: score(present.downlinkScore),
        uplinkScore: score(present.uplinkScore),
        signalDbm: near(present.signalDbm, 0.02),
        remoteSignalDbm: near(present.remoteSignalDbm, 0.02),
        downlinkKbps: near(present.downlinkKbps, 0.04),
        uplinkKbps: near(present.uplinkKbps, 0.04),
        txKbps: near(present.txKbps, 0.5),
        rxKbps: near(present.rxKbps, 0.5),
      };
      this.#add(startOf(now) - back * INTERVAL_MS, past);
    }
  }

  clear(): void {
    this.#samples = [];
  }

  #add(at: number, sample: Sample): void {
    this.#samples.push({ at, sample });
    if (this.#samples.length > MOST_SAMPLES) this.#samples.shift();
  }
}
