import { expectedSignalDbm, LINK_UP_MINIMUM_60GHZ_DBM, noiseFloorDbm } from '@radiolink/domain/link';
import { deriveSeed, type RandomSource, seededRandom } from '../random/seeded-random.ts';
import { Bursts } from './bursts.ts';
import { TrafficCounter } from './counters.ts';
import { Direction60 } from './direction60.ts';
import { pointingLossDb } from './pointing.ts';
import { rainOnPathDb } from './rain.ts';
import { SlowProcess } from './slow-process.ts';
import { Traffic } from './traffic.ts';

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
const WIRE_KBPS = 941_000;
/** After the signal is back, both ends find their beams again for this long. */
const BEAM_SEARCH_SECONDS = 6;
/** Showers: rare, of some minutes, mm/h. */
const RAIN = { meanPauseSeconds: 5 * 3600, meanLengthSeconds: 1200, lowest: 2, highest: 45 };

/** What stands in the way of a link, set from outside. */
export interface Obstruction {
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
