import { combinedCapacityKbps, signalOfRssi } from '@radiolink/domain/link';
import { rateLabel, RATES_11AD } from '@radiolink/domain/radio';
import { multiplierIndex, multiplierName } from '../../board/rate-scale.ts';
import { usagePerMille } from '../../physics/airtime.ts';
import type { Direction } from '../../physics/direction.ts';
import type { Direction60 } from '../../physics/direction60.ts';
import type { Link60 } from '../../physics/link60.ts';
import type { StationLink } from '../../physics/station-link.ts';

/** One direction of a link of either band. Powers in dBm, ratios in dB, rates in kbit/s. */
export interface DirectionFigures {
  readonly signalDbm: number;
  readonly expectedSignalDbm: number;
  readonly signalPerChainDbm: readonly number[];
  readonly noiseFloorDbm: number | undefined;
  /** Carrier over interference and noise at 5 GHz, signal over noise at 60 GHz. */
  readonly ratioDb: number;
  readonly capacityKbps: number;
  readonly expectedCapacityKbps: number;
  readonly rateIndex: number;
  readonly expectedRateIndex: number;
  readonly rateMultiplier: number;
  readonly rateLabel: string;
  readonly linkScore: number;
  readonly averageLinkScore: number;
  readonly airtimePercent: number;
}

/** A link over one radio, `rx` towards this device. */
export interface LinkFigures {
  readonly connected: boolean;
  readonly secondsUp: number;
  readonly rx: DirectionFigures;
  readonly tx: DirectionFigures;
  readonly rxKbps: number;
  readonly txKbps: number;
}

/** A 5 GHz link. */
export function figuresOfLink(link: StationLink): LinkFigures {
  const { rx, tx, rxTraffic, txTraffic, presence } = link;
  return {
    connected: presence.connected,
    secondsUp: presence.connected ? presence.secondsUp : 0,
    rx: figures(rx, rxTraffic.throughputKbps),
    tx: figures(tx, txTraffic.throughputKbps),
    rxKbps: rxTraffic.throughputKbps,
    txKbps: txTraffic.throughputKbps,
  };
}

/** A 60 GHz link. */
export function figuresOfLink60(link: Link60): LinkFigures {
  const { rx, tx, rxTraffic, txTraffic, linked } = link;
  return {
    connected: linked,
    secondsUp: link.secondsUp,
    rx: figures60(link, rx, rxTraffic.throughputKbps),
    tx: figures60(link, tx, txTraffic.throughputKbps),
    rxKbps: rxTraffic.throughputKbps,
    txKbps: txTraffic.throughputKbps,
  };
}

function figures(direction: Direction, throughputKbps: number): DirectionFigures {
  const { reception } = direction;
  return {
    ...shared(direction, throughputKbps),
    signalDbm: reception.signalDbm,
    // The classic list has a place for a third chain, which this radio lacks.
    signalPerChainDbm: reception.chainRssi.filter(rssi => rssi > 0).map(signalOfRssi),
    noiseFloorDbm: reception.noiseFloorDbm,
    ratioDb: Math.round(reception.cinrDb),
    ...rateOf(direction),
  };
}

/** The rate of a 5 GHz direction, on the scale of its radios. */
function rateOf({ rates, rateIndex, multiplier, expectedMultiplier, expectedRateIndex }: Direction) {
  return rates === undefined
    ? {
        rateIndex,
        expectedRateIndex,
        rateMultiplier: multiplier,
        rateLabel: rateLabel(rateIndex, '11ac')?.modulation ?? '',
      }
    : {
        rateIndex: multiplierIndex(multiplier),
        expectedRateIndex: multiplierIndex(expectedMultiplier),
        rateMultiplier: multiplier,
        rateLabel: multiplierName(multiplier),
      };
}

function figures60(link: Link60, direction: Direction60, throughputKbps: number): DirectionFigures {
  const { signalDbm, rateIndex } = direction;
  return {
    ...shared(direction, throughputKbps),
    signalDbm,
    signalPerChainDbm: [signalDbm],
    noiseFloorDbm: undefined,
    ratioDb: link.snrDb(direction),
    rateMultiplier: Number(RATES_11AD[rateIndex]?.multiplier ?? 0),
    rateLabel: rateLabel(rateIndex, '11ad')?.modulation ?? '',
  };
}

function shared(direction: Direction | Direction60, throughputKbps: number) {
  return {
    expectedSignalDbm: direction.expectedSignalDbm,
    capacityKbps: direction.capacityKbps,
    expectedCapacityKbps: direction.expectedCapacityKbps,
    rateIndex: direction.rateIndex,
    expectedRateIndex: direction.expectedRateIndex,
    linkScore: direction.linkScore,
    averageLinkScore: direction.averageLinkScore,
    airtimePercent: usagePerMille(throughputKbps, direction.capacityKbps) / 10,
  };
}

/** Both directions of a link as the access point sends them: down, up. */
export interface DownAndUp {
  readonly down: DirectionFigures;
  readonly up: DirectionFigures;
}

export function downAndUp({ rx, tx }: LinkFigures, accessPoint: boolean): DownAndUp {
  return accessPoint ? { down: tx, up: rx } : { down: rx, up: tx };
}

/** What a direction carries, and could, kbit/s. */
export type Capacity = Pick<DirectionFigures, 'capacityKbps' | 'expectedCapacityKbps'>;

/** `C` of the reference, kbit/s. */
export function capacitySection({ down, up }: Record<keyof DownAndUp, Capacity>): Record<string, number> {
  return {
    dl: down.capacityKbps,
    ul: up.capacityKbps,
    combined: combinedCapacityKbps(down.capacityKbps, up.capacityKbps),
    dlIdeal: down.expectedCapacityKbps,
    ulIdeal: up.expectedCapacityKbps,
    combinedIdeal: combinedCapacityKbps(down.expectedCapacityKbps, up.expectedCapacityKbps),
  };
}

/** `L` of the reference, 0 to 100. */
export function scoreSection({ down, up }: DownAndUp): Record<string, number> {
  return {
    dl: down.linkScore,
    ul: up.linkScore,
    dl2: down.linkScore,
    ul2: up.linkScore,
    dl24: down.averageLinkScore,
    ul24: up.averageLinkScore,
  };
}
