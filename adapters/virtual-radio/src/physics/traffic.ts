import { between, exponential, type RandomSource } from '../random/seeded-random.ts';
import { SlowProcess } from './slow-process.ts';

interface BurstOptions {
  readonly meanPauseSeconds: number;
  readonly meanLengthSeconds: number;
  /** Level during a burst, drawn for each burst. */
  readonly lowest: number;
  readonly highest: number;
}

/** Something that comes, lasts and goes: interference, a download. */
export class Bursts {
  readonly #habit: BurstOptions;
  readonly #random: RandomSource;
  #level: number | undefined;
  #secondsLeft: number;

  constructor(habit: BurstOptions, random: RandomSource) {
    this.#habit = habit;
    this.#random = random;
    this.#secondsLeft = exponential(random, habit.meanPauseSeconds);
  }

  /** Undefined between bursts. */
  get level(): number | undefined {
    return this.#level;
  }

  step(seconds: number): number | undefined {
    this.#secondsLeft -= seconds;
    if (this.#secondsLeft > 0) return this.#level;
    const begins = this.#level === undefined;
    this.#level = begins ? between(this.#random, this.#habit.lowest, this.#habit.highest) : undefined;
    const mean = begins ? this.#habit.meanLengthSeconds : this.#habit.meanPauseSeconds;
    this.#secondsLeft = Math.max(1, exponential(this.#random, mean));
    return this.#level;
  }
}

/** Usual size of a frame on the air, bytes. */
const BYTES_PER_PACKET = 850;

/** Offered load of one direction of a link: a fluctuating base load, and downloads that start and end. */
export class Traffic {
  readonly #meanKbps: number;
  readonly #breath: SlowProcess;
  readonly #downloads: Bursts;
  #throughputKbps = 0;
  /** Share of the load that it is given: a backup carries nothing while the main link is up. */
  share = 1;
  /** The load of an ordinary day, times this. */
  factor = 1;
  /** What a speed test offers beside that, kbps: it fills the air at once. */
  testKbps = 0;

  constructor(meanKbps: number, random: RandomSource) {
    this.#meanKbps = meanKbps;
    this.#breath = new SlowProcess(0.5, 45, random);
    this.#downloads = new Bursts(
      { meanPauseSeconds: 180, meanLengthSeconds: 25, lowest: meanKbps, highest: 4 * meanKbps },
      random,
    );
    this.#throughputKbps = this.#offeredKbps;
  }

  /** Offered traffic, kbps, before the airtime limit. */
  get offeredKbps(): number {
    return this.#offeredKbps;
  }

  /** Carried traffic, kbps, smoothed as by TCP. */
  get throughputKbps(): number {
    return Math.round(this.#throughputKbps);
  }

  get packetsPerSecond(): number {
    return Math.round((this.#throughputKbps * 1000) / 8 / BYTES_PER_PACKET);
  }

  get bytesPerSecond(): number {
    return Math.round((this.#throughputKbps * 1000) / 8);
  }

  step(seconds: number): void {
    this.#breath.step(seconds);
    this.#downloads.step(seconds);
  }

  /** Moves towards the offered load, never beyond what the air leaves. */
  carry(seconds: number, limitKbps: number): void {
    const wanted = Math.min(this.#offeredKbps, limitKbps);
    const memory = this.testKbps > 0 ? 0 : Math.exp(-seconds / 3);
    this.#throughputKbps = Math.min(limitKbps, memory * this.#throughputKbps + (1 - memory) * wanted);
  }

  get #offeredKbps(): number {
    const usual = this.#meanKbps * Math.exp(this.#breath.value) + (this.#downloads.level ?? 0);
    return this.factor * this.share * usual + this.testKbps;
  }
}
