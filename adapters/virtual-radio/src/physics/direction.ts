import {
  combinedSignalDbm,
  EVM_CEILING_DB,
  linkScore,
  rssiOfSignal,
  signalOfRssi,
} from '@radiolink/domain/link';
import {
  capacity11acKbps,
  expectedCapacity11acKbps,
  RATES_11AC,
  rateIndexForSignal,
} from '@radiolink/domain/radio';
import { multiplierOf, type RateScale, scaledCapacityKbps } from '../board/rate-scale.ts';
import { between, type RandomSource } from '../random/seeded-random.ts';
import { RateControl, wantedCinrDb } from './rate-control.ts';
import { SlowProcess } from './slow-process.ts';

/** Sum of powers given in dB or dBm; undefined ones carry nothing. */
export function sumOfPowers(...levels: readonly (number | undefined)[]): number {
  let total = 0;
  for (const level of levels) if (level !== undefined) total += 10 ** (level / 10);
  return 10 * Math.log10(total);
}

/** Capacities are multiples of this, so that the mean of two directions stays whole, kbps. */
const CAPACITY_STEP_KBPS = 60;
/** Seconds the averaged link score remembers. */
const SCORE_MEMORY_SECONDS = 600;

/** Received values at the end of one direction in one step. */
export interface Arrival {
  readonly arrivingDbm: number;
  readonly noiseDbm: number;
  readonly interferenceDbm: number | undefined;
  /** Signal that free space would give, dBm. */
  readonly expectedDbm: number;
  readonly widthMhz: number;
  readonly rates?: RateScale | undefined;
}

/** One direction of a link: received signal, the rate that it permits, the resulting throughput. */
export class Direction {
  readonly #receiver: Receiver;
  readonly #rates: RateControl;
  #arrival: Arrival;
  #reception: Reception;
  #capacityKbps = 0;
  #expectation: Expectation;
  #averageScore: number;
  /** Share of the capacity that the firmware leaves, 0 to 1. */
  capacityShare = 1;

  constructor(random: RandomSource, arrival: Arrival) {
    this.#receiver = new Receiver(random);
    this.#arrival = arrival;
    this.#reception = this.#hear();
    this.#rates = new RateControl(this.#reception.cinrDb);
    this.#expectation = expectationOf(arrival);
    this.#capacityKbps = this.#capacity();
    this.#averageScore = this.linkScore;
  }

  step(seconds: number, arrival: Arrival): void {
    this.#arrival = arrival;
    this.#receiver.step(seconds);
    this.#reception = this.#hear();
    this.#rates.step(seconds, this.#reception.cinrDb);
    if (!isOf(this.#expectation, arrival)) this.#expectation = expectationOf(arrival);
    this.#capacityKbps = this.#capacity();
    const memory = Math.exp(-seconds / SCORE_MEMORY_SECONDS);
    this.#averageScore = memory * this.#averageScore + (1 - memory) * this.linkScore;
  }

  get reception(): Reception {
    return this.#reception;
  }

  get rateIndex(): number {
    return this.#rates.index;
  }

  /** The scale of its rates; undefined for those of 802.11. */
  get rates(): RateScale | undefined {
    return this.#arrival.rates;
  }

  /** 6 of `6x`. */
  get multiplier(): number {
    const multiplier = RATES_11AC[this.rateIndex]?.multiplier ?? 0;
    const { rates } = this.#arrival;
    return rates === undefined ? multiplier : multiplierOf(rates, multiplier, this.#reception.cinrDb);
  }

  /** The slowest rate is sent as one stream, for reach. */
  get streams(): number {
    return this.rateIndex === 0 ? 1 : 2;
  }

  get capacityKbps(): number {
    return this.#capacityKbps;
  }

  get expectedSignalDbm(): number {
    return this.#expectation.signalDbm;
  }

  get expectedRateIndex(): number {
    return this.#expectation.rateIndex;
  }

  get expectedMultiplier(): number {
    return this.#expectation.multiplier;
  }

  get expectedCapacityKbps(): number {
    return this.#expectation.capacityKbps;
  }

  get linkScore(): number {
    return linkScore(this.capacityKbps, this.expectedCapacityKbps);
  }

  get averageLinkScore(): number {
    return Math.floor(this.#averageScore);
  }

  /** Share of the frames that need no second try: little margin, many retries. */
  get #efficiency(): number {
    const marginDb = this.#reception.cinrDb - wantedCinrDb(this.rateIndex);
    return Math.min(0.999, Math.max(0.2, 0.86 + 0.045 * marginDb));
  }

  #capacity(): number {
    const { rates, widthMhz } = this.#arrival;
    if (rates !== undefined) {
      return wholeSteps(this.capacityShare * scaledCapacityKbps(rates, this.multiplier, widthMhz));
    }
    const exact = capacity11acKbps({
      rateIndex: this.rateIndex,
      widthMhz,
      streams: this.streams,
      efficiency: this.#efficiency,
    });
    return wholeSteps(this.capacityShare * (exact ?? 0));
  }

  #hear(): Reception {
    const { arrivingDbm, noiseDbm, interferenceDbm } = this.#arrival;
    return this.#receiver.hear(arrivingDbm, noiseDbm, interferenceDbm);
  }
}

/** Expected level in free space; changes only with power, channel and distance. */
interface Expectation {
  readonly signalDbm: number;
  readonly widthMhz: number;
  readonly rateIndex: number;
  readonly multiplier: number;
  readonly capacityKbps: number;
}

function wholeSteps(kbps: number): number {
  return Math.floor(kbps / CAPACITY_STEP_KBPS) * CAPACITY_STEP_KBPS;
}

function expectationOf({ expectedDbm, noiseDbm, widthMhz, rates }: Arrival): Expectation {
  const signalDbm = Math.round(expectedDbm);
  const rateIndex = rateIndexForSignal(signalDbm, widthMhz) ?? 0;
  if (rates !== undefined) {
    const multiplier = multiplierOf(rates, RATES_11AC[rateIndex]?.multiplier ?? 0, expectedDbm - noiseDbm);
    const capacityKbps = wholeSteps(scaledCapacityKbps(rates, multiplier, widthMhz));
    return { signalDbm, widthMhz, rateIndex, multiplier, capacityKbps };
  }
  return {
    signalDbm,
    widthMhz,
    rateIndex,
    multiplier: RATES_11AC[rateIndex]?.multiplier ?? 0,
    capacityKbps: expectedCapacity11acKbps(rateIndex, widthMhz) ?? 0,
  };
}

function isOf(expectation: Expectation, { expectedDbm, widthMhz }: Arrival): boolean {
  return expectation.signalDbm === Math.round(expectedDbm) && expectation.widthMhz === widthMhz;
}

/** Reception of the other end's signal at one receiver. */
export interface Reception {
  /** Whole dBm, power sum of the chains. */
  readonly signalDbm: number;
  /** Chains on the device's scale, whole; the unused third is 0. */
  readonly chainRssi: readonly [number, number, number];
  readonly noiseFloorDbm: number;
  /** Carrier over interference and noise, dB, not rounded. */
  readonly cinrDb: number;
}

/** One receiver with two chains: unequal, fluctuating, and never better than the transmitter it receives. */
export class Receiver {
  readonly #chainDifferenceDb: number;
  readonly #chainDrift: SlowProcess;
  readonly #fastFading: SlowProcess;
  readonly #noiseDrift: SlowProcess;

  constructor(random: RandomSource) {
    this.#chainDifferenceDb = between(random, -2, 2);
    this.#chainDrift = new SlowProcess(0.5, 90, random);
    this.#fastFading = new SlowProcess(0.5, 4, random);
    this.#noiseDrift = new SlowProcess(0.4, 120, random);
  }

  step(seconds: number): void {
    this.#chainDrift.step(seconds);
    this.#fastFading.step(seconds);
    this.#noiseDrift.step(seconds);
  }

  hear(arrivingDbm: number, noiseDbm: number, interferenceDbm: number | undefined): Reception {
    const difference = this.#chainDifferenceDb + this.#chainDrift.value;
    const first = arrivingDbm + this.#fastFading.value - sumOfPowers(0, -difference);
    const chains = [chainRssi(first), chainRssi(first - difference)] as const;
    const signalDbm = combinedSignalDbm(chains.map(signalOfRssi)) ?? arrivingDbm;
    const noise = noiseDbm + this.#noiseDrift.value;
    const disturbance = sumOfPowers(noise, interferenceDbm, signalDbm - EVM_CEILING_DB);
    return {
      signalDbm,
      chainRssi: [...chains, 0],
      noiseFloorDbm: Math.round(noise),
      cinrDb: signalDbm - disturbance,
    };
  }
}

function chainRssi(chainDbm: number): number {
  return Math.max(1, Math.round(rssiOfSignal(chainDbm)));
}
