import { expectedSignalDbm, noiseFloorDbm } from '@radiolink/domain/link';
import { between, deriveSeed, type RandomSource, seededRandom } from '../random/seeded-random.ts';
import { Bursts, Traffic } from './traffic.ts';
import { RateCounters, TrafficCounter } from './counters.ts';
import { type Arrival, Direction } from './direction.ts';
import { PowerControl } from './power-control.ts';
import { type LeaveReason, Presence } from './presence.ts';
import { pointingLossDb } from './pointing.ts';
import type { AirChannel, RadioEnd } from './radio-end.ts';
import { SlowProcess } from './slow-process.ts';

/** Static properties of one link. */
export interface LinkPlan {
  readonly distanceMetres: number;
  /** Loss beyond free space: trees, misalignment, dB. */
  readonly obstructionDb: number;
  readonly remote: RadioEnd & { readonly minPowerDbm: number; readonly atpcTargetDbm: number | undefined };
  /** Mean load towards this device and away from it, kbps. */
  readonly load: { readonly rxKbps: number; readonly txKbps: number };
  readonly secondsUp: number;
  /** Mean seconds between losses of the link; infinity for one that holds. */
  readonly meanSecondsUp: number;
}

/** Values shared by every link of a radio in one step. */
export interface LocalAir {
  readonly channel: AirChannel;
  readonly local: RadioEnd;
  /** Interference at this device's own receiver, dBm. */
  readonly interferenceDbm: number | undefined;
  /** Loss of the local antenna because it points beside its peer, dB. */
  readonly pointingLossDb: number;
}

/** The link to one peer, both directions: `rx` towards this device, `tx` away from it. */
export class StationLink {
  readonly plan: LinkPlan;
  readonly seed: number;
  readonly rx: Direction;
  readonly tx: Direction;
  readonly rxTraffic: Traffic;
  readonly txTraffic: Traffic;
  readonly presence: Presence;
  readonly remotePower: PowerControl;
  received: TrafficCounter;
  sent: TrafficCounter;
  readonly localRates: RateCounters;
  readonly remoteRates: RateCounters;
  readonly #fading: SlowProcess;
  readonly #remoteInterference: Bursts;
  #reportAge: number;
  /** How far the peer was moved away, metres, and how far it now aims beside this radio, degrees. */
  moved = { metres: 0, degrees: 0 };

  constructor(seed: number, plan: LinkPlan, air: LocalAir) {
    const random: RandomSource = seededRandom(seed);
    this.plan = plan;
    this.seed = seed;
    this.#fading = new SlowProcess(1.1, 75, random);
    this.#remoteInterference = new Bursts(
      { meanPauseSeconds: 900, meanLengthSeconds: 12, lowest: -97, highest: -86 },
      random,
    );
    const { remote } = plan;
    const target = remote.atpcTargetDbm;
    const fullSignal = this.#expectedDbm(air, remote, air.local) - plan.obstructionDb;
    this.remotePower = new PowerControl(
      {
        enabled: target !== undefined,
        minDbm: remote.minPowerDbm,
        maxDbm: remote.txPowerDbm,
        targetDbm: target ?? 0,
      },
      Math.round(
        Math.min(
          remote.txPowerDbm,
          Math.max(remote.minPowerDbm, remote.txPowerDbm + (target ?? 0) - fullSignal),
        ),
      ),
    );
    this.rx = new Direction(random, this.#arrivalHere(air));
    this.tx = new Direction(random, this.#arrivalThere(air));
    this.rxTraffic = new Traffic(plan.load.rxKbps, random);
    this.txTraffic = new Traffic(plan.load.txKbps, random);
    this.presence = new Presence(random, plan.meanSecondsUp, plan.secondsUp);
    this.received = startCounter(plan.load.rxKbps, plan.secondsUp);
    this.sent = startCounter(plan.load.txKbps, plan.secondsUp);
    this.localRates = startRates(this.tx.rateIndex, this.sent.packets, random);
    this.remoteRates = startRates(this.rx.rateIndex, this.received.packets, random);
    this.#reportAge = Math.floor(between(random, 0, 4));
  }

  /** Distance of the peer where it stands now, metres. */
  get distanceMetres(): number {
    return this.plan.distanceMetres + this.moved.metres;
  }

  /** Seconds since the peer last reported its own state. */
  get reportAge(): number {
    return Math.floor(this.#reportAge);
  }

  /** Moves the air of this link; what is carried over it is decided afterwards, for all links together. */
  step(seconds: number, air: LocalAir, matched: boolean): void {
    const wasConnected = this.presence.connected;
    this.presence.step(seconds, matched);
    if (!wasConnected && this.presence.connected) this.#associate();
    this.#fading.step(seconds);
    this.#remoteInterference.step(seconds);
    this.rx.step(seconds, this.#arrivalHere(air));
    this.tx.step(seconds, this.#arrivalThere(air));
    this.rxTraffic.step(seconds);
    this.txTraffic.step(seconds);
    this.#reportAge = this.presence.connected ? (this.#reportAge + seconds) % 5 : this.#reportAge + seconds;
    this.remotePower.step(seconds, this.rx.reception.signalDbm, this.reportAge);
  }

  /** Carries what the air leaves for this link in one step and books it. */
  carry(seconds: number, share: number): void {
    const up = this.presence.connected;
    this.rxTraffic.carry(
      seconds,
      up ? Math.min(this.rxTraffic.offeredKbps, this.rx.capacityKbps) * share : 0,
    );
    this.txTraffic.carry(
      seconds,
      up ? Math.min(this.txTraffic.offeredKbps, this.tx.capacityKbps) * share : 0,
    );
    const rxPackets = this.rxTraffic.packetsPerSecond * seconds;
    const txPackets = this.txTraffic.packetsPerSecond * seconds;
    this.received.add(this.rxTraffic.bytesPerSecond * seconds, rxPackets);
    this.sent.add(this.txTraffic.bytesPerSecond * seconds, txPackets);
    this.localRates.add(this.tx.rateIndex, txPackets);
    this.remoteRates.add(this.rx.rateIndex, rxPackets);
  }

  /** Ends the association; the peer looks for the radio again after a while. */
  disconnect(reason: LeaveReason, notBeforeSeconds = 0): void {
    this.presence.leave(reason, notBeforeSeconds);
  }

  /** A new association counts from nothing. */
  #associate(): void {
    this.received = new TrafficCounter();
    this.sent = new TrafficCounter();
    this.#reportAge = 0;
  }

  #expectedDbm({ channel }: LocalAir, from: RadioEnd, to: RadioEnd): number {
    return expectedSignalDbm({
      frequencyMhz: channel.frequencyMhz,
      distanceMetres: this.distanceMetres,
      txPowerDbm: from.txPowerDbm,
      txGainDbi: from.antennaGainDbi,
      txCableLossDb: from.cableLossDb,
      rxGainDbi: to.antennaGainDbi,
      rxCableLossDb: to.cableLossDb,
    });
  }

  #remoteEnd(): RadioEnd {
    return { ...this.plan.remote, txPowerDbm: this.remotePower.powerDbm };
  }

  #arrivalHere(air: LocalAir): Arrival {
    return this.#arrival(air, this.#remoteEnd(), air.local, air.interferenceDbm);
  }

  #arrivalThere(air: LocalAir): Arrival {
    return this.#arrival(air, air.local, this.#remoteEnd(), this.#remoteInterference.level);
  }

  #arrival(air: LocalAir, from: RadioEnd, to: RadioEnd, interferenceDbm: number | undefined): Arrival {
    const expectedDbm = this.#expectedDbm(air, from, to);
    const aside = pointingLossDb(this.moved.degrees, this.plan.remote.antennaGainDbi);
    return {
      arrivingDbm: expectedDbm - this.plan.obstructionDb - air.pointingLossDb - aside + this.#fading.value,
      noiseDbm: noiseFloorDbm(air.channel.widthMhz, to.noiseFigureDb),
      interferenceDbm,
      expectedDbm,
      widthMhz: air.channel.widthMhz,
      rates: air.channel.rates,
    };
  }
}

/** As if the mean load had run since the link came up. */
function startCounter(meanKbps: number, secondsUp: number): TrafficCounter {
  const bytes = Math.round((meanKbps * 1000 * secondsUp) / 8);
  return new TrafficCounter(bytes, Math.round(bytes / 850));
}

function startRates(index: number, packets: number, random: RandomSource): RateCounters {
  const counters = new RateCounters(Array.from({ length: 10 }, () => Math.floor(random() * 20)));
  counters.add(index, packets);
  return counters;
}

/** A separate seed for a link, from the radio's and the link's place. */
export function linkSeed(radioSeed: number, place: number): number {
  return deriveSeed(radioSeed, 0x11, place);
}
