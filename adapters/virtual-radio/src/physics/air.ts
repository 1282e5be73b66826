import { deriveSeed, seededRandom } from '../random/seeded-random.ts';
import { type Airtime, airtimeOf, fairShare } from './airtime.ts';
import { TrafficCounter } from './counters.ts';
import { sumOfPowers } from './direction.ts';
import { pointingLossDb } from './pointing.ts';
import { PowerControl, type PowerControlOptions } from './power-control.ts';
import { LeaveReason } from './presence.ts';
import type { AirChannel, RadioEnd } from './radio-end.ts';
import { type LinkPlan, linkSeed, type LocalAir, StationLink } from './station-link.ts';
import { Bursts } from './traffic.ts';

/** Use of the radio channel by this device; follows its running configuration. */
export interface AirPlan {
  readonly channel: AirChannel;
  readonly local: RadioEnd;
  readonly power: PowerControlOptions;
  /** True if the peers can find and trust this radio; otherwise they stay disconnected. */
  readonly matched: boolean;
  /** Places of the peers that stay disconnected all the same. */
  readonly refused?: readonly number[];
  /** An access point polls its stations and counts the airtime of that. */
  readonly accessPoint: boolean;
}

/** Everything on the air around one radio: its links, their interference, the airtime they share. */
export class Air {
  readonly links: readonly StationLink[];
  readonly power: PowerControl;
  /** Everything received and sent over the air since the last start of the device. */
  received: TrafficCounter;
  sent: TrafficCounter;
  /** How far the local antenna points beside its peers, degrees. */
  offDegrees = 0;
  /** Another transmitter on the channel, as it arrives at this receiver, dBm. */
  neighbourDbm: number | undefined;
  readonly #interference: Bursts;
  #plan: AirPlan;

  constructor(seed: number, plan: AirPlan, linkPlans: readonly LinkPlan[], secondsUp: number) {
    this.#plan = plan;
    this.power = new PowerControl(plan.power, plan.local.txPowerDbm);
    this.#interference = new Bursts(
      { meanPauseSeconds: 240, meanLengthSeconds: 15, lowest: -99, highest: -94 },
      seededRandom(deriveSeed(seed, 0x77)),
    );
    const air = this.#localAir();
    this.links = linkPlans.map((link, place) => new StationLink(linkSeed(seed, place), link, air));
    for (const link of this.links) link.carry(0, 1);
    this.received = new TrafficCounter();
    this.sent = new TrafficCounter();
    this.#book(secondsUp);
  }

  get plan(): AirPlan {
    return this.#plan;
  }

  get connected(): readonly StationLink[] {
    return this.links.filter(link => link.presence.connected);
  }

  /** Throughput of all peers together. */
  get throughput(): { readonly txKbps: number; readonly rxKbps: number } {
    const sum = (read: (link: StationLink) => number): number =>
      this.connected.reduce((total, link) => total + read(link), 0);
    return {
      txKbps: sum(link => link.txTraffic.throughputKbps),
      rxKbps: sum(link => link.rxTraffic.throughputKbps),
    };
  }

  get airtime(): Airtime {
    return airtimeOf(this.links, this.#plan.accessPoint);
  }

  /** @param silent places of the peers that are not heard meanwhile */
  step(seconds: number, silent: readonly number[] = []): void {
    this.#interference.step(seconds);
    const air = this.#localAir();
    const { matched, refused = [] } = this.#plan;
    for (const [place, link] of this.links.entries()) {
      const isSilent = silent.includes(place);
      if (isSilent && link.presence.connected) link.disconnect(LeaveReason.Unknown);
      link.step(seconds, air, matched && !isSilent && !refused.includes(place));
    }
    const share = fairShare(this.links);
    for (const link of this.links) link.carry(seconds, share);
    this.#book(seconds);
    const first = this.connected[0];
    if (first !== undefined) this.power.step(seconds, first.tx.reception.signalDbm, first.reportAge);
  }

  /** Another channel, power or antenna: every peer has to find the radio again. */
  retune(plan: AirPlan, silentSeconds = 0): void {
    this.#plan = plan;
    this.power.retune(plan.power);
    this.dropAll(silentSeconds);
  }

  /** Gives each link, by its place, all of its load, or none of it while another radio carries it. */
  carryEach(carries: (place: number) => boolean): void {
    for (const [place, { rxTraffic, txTraffic }] of this.links.entries()) {
      rxTraffic.share = carries(place) ? 1 : 0;
      txTraffic.share = rxTraffic.share;
    }
  }

  /** The radio stops transmitting; its peers reconnect some seconds after it is received again. */
  dropAll(silentSeconds: number): void {
    for (const link of this.links) link.disconnect(LeaveReason.Unknown, silentSeconds);
  }

  /** Counters reset, as after a restart of the device. */
  clearCounters(): void {
    this.received = new TrafficCounter();
    this.sent = new TrafficCounter();
  }

  #book(seconds: number): void {
    for (const { rxTraffic, txTraffic } of this.links) {
      this.received.add(rxTraffic.bytesPerSecond * seconds, rxTraffic.packetsPerSecond * seconds);
      this.sent.add(txTraffic.bytesPerSecond * seconds, txTraffic.packetsPerSecond * seconds);
    }
  }

  get #disturbance(): number | undefined {
    const { level } = this.#interference;
    if (level === undefined || this.neighbourDbm === undefined) return level ?? this.neighbourDbm;
    return sumOfPowers(level, this.neighbourDbm);
  }

  #localAir(): LocalAir {
    const { channel, local } = this.#plan;
    return {
      channel,
      local: { ...local, txPowerDbm: this.power.powerDbm },
      interferenceDbm: this.#disturbance,
      pointingLossDb: pointingLossDb(this.offDegrees, local.antennaGainDbi),
    };
  }
}
