import { expectedSignalDbm, LINK_UP_MINIMUM_60GHZ_DBM, noiseFloorDbm } from '@radiolink/domain/link';
import { deriveSeed, type RandomSource, seededRandom } from '../random/seeded-random.ts';
import { TrafficCounter } from './counters.ts';
import { Direction60 } from './direction60.ts';
import { pointingLossDb } from './pointing.ts';
import { SlowProcess } from './slow-process.ts';
import { Bursts, Traffic } from './traffic.ts';

/**
 * Loss by rain on a link: its own law, which reads coefficients off the printed table of ITU-R P.838-3, so that what the page
 * computes by the equations of that Recommendation is tested against it. GHz, k and alpha of horizontal polarization.
 */
const PRINTED: readonly (readonly [ghz: number, k: number, alpha: number])[] = [
  [10, 0.01217, 1.2571],
  [12, 0.02386, 1.1825],
  [15, 0.04481, 1.1233],
  [20, 0.09164, 1.0568],
  [25, 0.1571, 0.9991],
  [30, 0.2403, 0.9485],
  [40, 0.4431, 0.8673],
  [50, 0.66, 0.8084],
  [55, 0.7635, 0.7853],
  [60, 0.8606, 0.7656],
  [65, 0.9501, 0.7488],
  [70, 1.0315, 0.7345],
  [80, 1.1704, 0.7115],
];

const MHZ_PER_GHZ = 1000;
const METRES_PER_KM = 1000;

/**
 * What rain that falls evenly on a whole path takes of it, dB. Between the rows ln k and alpha lie on straight lines over the
 * logarithm of the frequency; below 10 GHz rain is not felt.
 */
export function rainOnPathDb(frequencyMhz: number, distanceMetres: number, rainMmPerHour: number): number {
  const ghz = frequencyMhz / MHZ_PER_GHZ;
  const above = PRINTED.findIndex(([row]) => row > ghz);
  const high = PRINTED[above];
  const low = PRINTED[above - 1];
  if (rainMmPerHour <= 0 || high === undefined || low === undefined) return 0;
  const part = Math.log(ghz / low[0]) / Math.log(high[0] / low[0]);
  const k = Math.exp(Math.log(low[1]) + part * Math.log(high[1] / low[1]));
  const alpha = low[2] + part * (high[2] - low[2]);
  return (k * rainMmPerHour ** alpha * distanceMetres) / METRES_PER_KM;
}

/** Parts of a 60 GHz link. */
export interface Link60Plan {
  readonly frequencyMhz: number;
  readonly widthMhz: number;
  readonly distanceMetres: number;
  readonly obstructionDb: number;
  readonly local: { readonly txPowerDbm: number; readonly antennaGainDbi: number };
  readonly remote: { readonly txPowerDbm: number; readonly antennaGainDbi: number };
  readonly load: { readonly rxKbps: number; readonly txKbps: number };
  readonly secondsUp: number;
}

const NOISE_FIGURE_DB = 3.7;
/** Share of the capacity that data can take. */
const USABLE = 0.93;
/** The port behind it carries no more than this, kbps. */
export const WIRE_KBPS = 941_000;
/** After the signal is back, both ends find their beams again for this long. */
const BEAM_SEARCH_SECONDS = 6;
/** Showers: rare, of some minutes, mm/h. */
const RAIN = { meanPauseSeconds: 5 * 3600, meanLengthSeconds: 1200, lowest: 2, highest: 45 };

/** What stands in the way of a link, set from outside. */
interface Obstruction {
  /** Rain in place of the weather's, mm/h. */
  readonly rainMmPerHour?: number | undefined;
  readonly blocked?: boolean | undefined;
}

/** The 60 GHz link of a radio: fast, narrow, and at the mercy of rain. */
export class Link60 {
  readonly plan: Link60Plan;
  readonly rx: Direction60;
  readonly tx: Direction60;
  readonly rxTraffic: Traffic;
  readonly txTraffic: Traffic;
  readonly received: TrafficCounter;
  readonly sent: TrafficCounter;
  readonly #fading: SlowProcess;
  readonly #rain: Bursts;
  #inTheWay: Obstruction = {};
  #secondsUp: number;
  #silentSeconds = 0;
  /** How far the local antenna points beside its peer, degrees. */
  offDegrees = 0;

  constructor(seed: number, plan: Link60Plan) {
    const random: RandomSource = seededRandom(deriveSeed(seed, 0x60));
    this.plan = plan;
    this.#fading = new SlowProcess(0.6, 120, random);
    this.#rain = new Bursts(RAIN, random);
    const { local, remote } = plan;
    this.rx = new Direction60(
      random,
      plan.widthMhz,
      budget(plan, remote, local),
      this.#arriving(remote, local),
    );
    this.tx = new Direction60(
      random,
      plan.widthMhz,
      budget(plan, local, remote),
      this.#arriving(local, remote),
    );
    this.rxTraffic = new Traffic(plan.load.rxKbps, random);
    this.txTraffic = new Traffic(plan.load.txKbps, random);
    this.received = counted(plan.load.rxKbps, plan.secondsUp);
    this.sent = counted(plan.load.txKbps, plan.secondsUp);
    this.#secondsUp = plan.secondsUp;
  }

  /** Rain now, mm/h. */
  get rainMmPerHour(): number {
    return this.#inTheWay.rainMmPerHour ?? this.#rain.level ?? 0;
  }

  get linked(): boolean {
    return this.#silentSeconds <= 0 && this.#isReceived;
  }

  get #isReceived(): boolean {
    const weakest = Math.min(this.rx.signalDbm, this.tx.signalDbm);
    return weakest >= LINK_UP_MINIMUM_60GHZ_DBM && this.#inTheWay.blocked !== true;
  }

  get secondsUp(): number {
    return this.linked ? Math.floor(this.#secondsUp) : 0;
  }

  /** Signal over noise of a direction, whole dB. */
  snrDb(direction: Direction60): number {
    return Math.round(direction.signalDbm - noiseFloorDbm(this.plan.widthMhz, NOISE_FIGURE_DB));
  }

  /** @param inTheWay what stands in the way of it meanwhile, besides the weather */
  step(seconds: number, inTheWay: Obstruction = {}): void {
    const { local, remote } = this.plan;
    this.#inTheWay = inTheWay;
    this.#silentSeconds -= seconds;
    this.#fading.step(seconds);
    this.#rain.step(seconds);
    this.rx.step(seconds, this.#arriving(remote, local));
    this.tx.step(seconds, this.#arriving(local, remote));
    this.rxTraffic.step(seconds);
    this.txTraffic.step(seconds);
    if (!this.#isReceived) this.#silentSeconds = Math.max(this.#silentSeconds, BEAM_SEARCH_SECONDS);
    this.#secondsUp = this.linked ? this.#secondsUp + seconds : 0;
    this.rxTraffic.carry(seconds, this.#limitKbps(this.rx));
    this.txTraffic.carry(seconds, this.#limitKbps(this.tx));
    this.received.add(this.rxTraffic.bytesPerSecond * seconds, this.rxTraffic.packetsPerSecond * seconds);
    this.sent.add(this.txTraffic.bytesPerSecond * seconds, this.txTraffic.packetsPerSecond * seconds);
  }

  /** Stops transmitting; the peers reconnect some seconds later. */
  drop(silentSeconds: number): void {
    this.#silentSeconds = silentSeconds + 4;
    this.#secondsUp = 0;
  }

  #limitKbps({ capacityKbps }: Direction60): number {
    return this.linked ? Math.min(WIRE_KBPS, capacityKbps * USABLE) : 0;
  }

  #arriving(from: End, to: End): number {
    const rain = rainOnPathDb(this.plan.frequencyMhz, this.plan.distanceMetres, this.rainMmPerHour);
    const pointing = pointingLossDb(this.offDegrees, this.plan.local.antennaGainDbi);
    return budget(this.plan, from, to) - this.plan.obstructionDb - rain - pointing + this.#fading.value;
  }
}

type End = Link60Plan['local'];

function budget({ frequencyMhz, distanceMetres }: Link60Plan, from: End, to: End): number {
  return expectedSignalDbm({
    frequencyMhz,
    distanceMetres,
    txPowerDbm: from.txPowerDbm,
    txGainDbi: from.antennaGainDbi,
    rxGainDbi: to.antennaGainDbi,
  });
}

function counted(meanKbps: number, secondsUp: number): TrafficCounter {
  const bytes = Math.round((meanKbps * 1000 * secondsUp) / 8);
  return new TrafficCounter(bytes, Math.round(bytes / 850));
}
