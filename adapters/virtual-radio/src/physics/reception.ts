import { combinedSignalDbm, EVM_CEILING_DB, rssiOfSignal, signalOfRssi } from '@radiolink/domain/link';
import { between } from '../random/distributions.ts';
import type { RandomSource } from '../random/seeded-random.ts';
import { sumOfPowers } from './power-sum.ts';
import { SlowProcess } from './slow-process.ts';

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
