import { linkScore } from '@radiolink/domain/link';
import {
  idealCapacity11adKbps,
  liveCapacity11adKbps,
  RATES_11AD,
  rateIndex60ForSignal,
} from '@radiolink/domain/radio';
import type { RandomSource } from '../random/seeded-random.ts';
import { SlowProcess } from './slow-process.ts';

/** A rate is left this far below its floor, and a faster one taken this far above, dB. */
const MARGIN_DB = 0.8;
const SCORE_MEMORY_SECONDS = 600;

/** One direction of a 60 GHz link: received signal and the rate that it permits. */
export class Direction60 {
  readonly #flutter: SlowProcess;
  readonly #widthMhz: number;
  readonly #expectedDbm: number;
  #signalDbm: number;
  #rateIndex: number;
  #averageScore: number;
  /** Share of the capacity that the firmware leaves, 0 to 1. */
  capacityShare = 1;

  constructor(random: RandomSource, widthMhz: number, expectedDbm: number, arrivingDbm: number) {
    this.#flutter = new SlowProcess(0.5, 10, random);
    this.#widthMhz = widthMhz;
    this.#expectedDbm = expectedDbm;
    this.#signalDbm = arrivingDbm;
    this.#rateIndex = rateIndex60ForSignal(arrivingDbm) ?? 0;
    this.#averageScore = this.linkScore;
  }

  step(seconds: number, arrivingDbm: number): void {
    this.#signalDbm = arrivingDbm + this.#flutter.step(seconds);
    const floor = RATES_11AD[this.#rateIndex]?.floorDbm ?? 0;
    const better = rateIndex60ForSignal(this.#signalDbm - MARGIN_DB) ?? 0;
    if (this.#signalDbm < floor - MARGIN_DB) this.#rateIndex = rateIndex60ForSignal(this.#signalDbm) ?? 0;
    else if (better > this.#rateIndex) this.#rateIndex = better;
    const memory = Math.exp(-seconds / SCORE_MEMORY_SECONDS);
    this.#averageScore = memory * this.#averageScore + (1 - memory) * this.linkScore;
  }

  get signalDbm(): number {
    return Math.round(this.#signalDbm);
  }

  get rateIndex(): number {
    return this.#rateIndex;
  }

  /** Whole Mbps, in kbps. */
  get capacityKbps(): number {
    const whole = liveCapacity11adKbps(this.#rateIndex, this.#widthMhz) ?? 0;
    return this.capacityShare === 1 ? whole : Math.round((this.capacityShare * whole) / 1000) * 1000;
  }

  get expectedSignalDbm(): number {
    return Math.round(this.#expectedDbm);
  }

  get expectedRateIndex(): number {
    return rateIndex60ForSignal(this.expectedSignalDbm) ?? 0;
  }

  get expectedCapacityKbps(): number {
    return idealCapacity11adKbps(this.expectedRateIndex, this.#widthMhz) ?? 0;
  }

  get linkScore(): number {
    return linkScore(this.capacityKbps, this.expectedCapacityKbps);
  }

  get averageLinkScore(): number {
    return Math.floor(this.#averageScore);
  }
}
