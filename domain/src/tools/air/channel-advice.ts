import { type Message, message } from '../../errors/message.ts';
import { occupiedSpan, type Span, spanContains } from '../../radio/span.ts';
import { isWithin, PHYSICAL } from '../../units/physical-range.ts';
import { binMhz } from './spectrum.ts';
import { type AirView, IN_USE_DBM } from './air-view.ts';

/** What one end receives, over frequency. */
export interface ReceivedAir {
  /** Centres of the points, MHz, rising. */
  readonly frequenciesMhz: readonly number[];
  /** Distance of two points, MHz. */
  readonly stepMhz: number;
  /** Mean power at each point, mW in a bin of `stepMhz`. */
  readonly milliwatts: readonly number[];
  /** Share of the time in which a point is in use, 0 to 1; empty where the end does not report it. */
  readonly usage: readonly number[];
}

/** A channel that may be used. MHz, dBm EIRP. */
export interface PermittedChannel {
  readonly controlMhz: number;
  readonly centerMhz: number;
  readonly widthMhz: number;
  readonly maxEirpDbm: number;
  /** CAC time, s; 0 without DFS. */
  readonly cacSeconds: number;
}

/** A channel with its score, and why. */
export interface AdvisedChannel {
  readonly channel: PermittedChannel;
  /** Expected capacity in relation to others, Mbps without overhead. */
  readonly score: number;
  /** Interference and noise in the channel at the end that receives more, dBm. */
  readonly receivedDbm: number;
  /** Busiest end: share of the time in which the channel is in use, 0 to 1. */
  readonly usage: number;
  readonly reason: Message;
}

/** Loss of the path where the link does not tell it: 5 km at 5.5 GHz with 23 dBi at the receiver, dB. */
export const USUAL_PATH_LOSS_DB = 98;
/** No radio is better than its own transmitter, dB. */
const BEST_SNR_DB = 35;
/** A channel with DFS may be lost at any time, the one with ten minutes of CAC for longer. */
const DFS_FACTOR = { none: 1, minute: 0.95, tenMinutes: 0.8 } as const;
const LONG_CAC_SECONDS = 600;

/** What this device received, as one end of the advice. */
export function receivedByView(view: AirView): ReceivedAir {
  const bins = Array.from({ length: view.grid.bins }, (_, bin) => bin);
  return {
    frequenciesMhz: bins.map(bin => binMhz(view.grid, bin)),
    stepMhz: view.grid.stepMhz,
    milliwatts: bins.map(bin => view.meanMilliwatts(bin) ?? 0),
    usage: bins.map(bin => view.usage(bin, IN_USE_DBM) ?? 0),
  };
}

/** The same from levels in dBm, each in a bin of `binMhz`, at points that are `stepMhz` apart. */
export function receivedByLevels(
  frequenciesMhz: readonly number[],
  levelsDbm: readonly number[],
  binWidthMhz: number,
): ReceivedAir {
  const stepMhz = (frequenciesMhz[1] ?? Number.NaN) - (frequenciesMhz[0] ?? Number.NaN);
  const perPoint = stepMhz / binWidthMhz;
  return {
    frequenciesMhz,
    stepMhz,
    milliwatts: levelsDbm.map(dbm => perPoint * 10 ** (dbm / 10)),
    usage: [],
  };
}

/**
 * The channels by what a link could carry on them, best first: the signal that the permitted EIRP gives against what was
 * received at each end, the time that is free, and the cost of radar detection. Channels that an end has not measured are left
 * out, as are invalid ones; of equals the lower one is first.
 */
export function channelAdvice(
  channels: readonly PermittedChannel[],
  ends: readonly ReceivedAir[],
  pathLossDb: number = USUAL_PATH_LOSS_DB,
): readonly AdvisedChannel[] {
  if (ends.length === 0 || !isWithin(pathLossDb, PHYSICAL.decibel)) return [];
  const sums = ends.map(sumsOf);
  return channels
    .flatMap(channel => advised(channel, sums, pathLossDb) ?? [])
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        a.channel.centerMhz - b.channel.centerMhz ||
        a.channel.widthMhz - b.channel.widthMhz,
    );
}

/** Sums from the first point on, so that each channel is a difference of two. */
interface EndSums {
  readonly air: ReceivedAir;
  readonly power: Float64Array;
  readonly usage: Float64Array;
}

function sumsOf(air: ReceivedAir): EndSums {
  const count = air.frequenciesMhz.length;
  const power = new Float64Array(count + 1);
  const usage = new Float64Array(count + 1);
  for (let point = 0; point < count; point += 1) {
    power[point + 1] = (power[point] ?? 0) + (air.milliwatts[point] ?? Number.NaN);
    usage[point + 1] = (usage[point] ?? 0) + (air.usage[point] ?? 0);
  }
  return { air, power, usage };
}

/** Points of an end whose centre lies in a channel; undefined unless the whole channel was measured. */
function pointsIn(
  { frequenciesMhz, stepMhz }: ReceivedAir,
  span: Span,
): readonly [number, number] | undefined {
  const first = frequenciesMhz[0];
  const last = frequenciesMhz.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (!spanContains({ startMhz: first - stepMhz, endMhz: last + stepMhz }, span)) return undefined;
  const from = Math.max(0, Math.ceil((span.startMhz - first) / stepMhz));
  const to = Math.min(frequenciesMhz.length, Math.ceil((span.endMhz - first) / stepMhz));
  return to > from ? [from, to] : undefined;
}

function advised(
  channel: PermittedChannel,
  ends: readonly EndSums[],
  pathLossDb: number,
): AdvisedChannel | undefined {
  const { centerMhz, widthMhz, maxEirpDbm, cacSeconds } = channel;
  if (!isWithin(maxEirpDbm, PHYSICAL.dbm) || !isWithin(cacSeconds, PHYSICAL.amount)) return undefined;
  const span = occupiedSpan(centerMhz, widthMhz);
  let milliwatts = 0;
  let usage = 0;
  for (const end of ends) {
    const points = pointsIn(end.air, span);
    if (points === undefined) return undefined;
    const [from, to] = points;
    milliwatts = Math.max(milliwatts, (end.power[to] ?? Number.NaN) - (end.power[from] ?? Number.NaN));
    usage = Math.max(usage, ((end.usage[to] ?? 0) - (end.usage[from] ?? 0)) / (to - from));
  }
  const receivedDbm = 10 * Math.log10(milliwatts);
  if (!isWithin(receivedDbm, PHYSICAL.dbm)) return undefined;
  const snrDb = Math.min(BEST_SNR_DB, maxEirpDbm - pathLossDb - receivedDbm);
  const perHertz = Math.log2(1 + 10 ** (snrDb / 10));
  const score = widthMhz * perHertz * (1 - usage) * dfsFactor(cacSeconds);
  return { channel, score, receivedDbm, usage, reason: reasonOf(channel, receivedDbm) };
}

function dfsFactor(cacSeconds: number): number {
  if (cacSeconds === 0) return DFS_FACTOR.none;
  return cacSeconds < LONG_CAC_SECONDS ? DFS_FACTOR.minute : DFS_FACTOR.tenMinutes;
}

function reasonOf({ maxEirpDbm, cacSeconds }: PermittedChannel, receivedDbm: number): Message {
  const values = { level: Math.round(receivedDbm), eirp: maxEirpDbm };
  return cacSeconds === 0
    ? message('{level} dBm received, EIRP up to {eirp} dBm, no DFS.', values)
    : message('{level} dBm received, EIRP up to {eirp} dBm, DFS with a CAC of {seconds} s.', {
        ...values,
        seconds: cacSeconds,
      });
}

/** The channel that the radio uses, MHz. */
export type ChannelInUse = Pick<PermittedChannel, 'controlMhz' | 'widthMhz'>;

/** What to do about the channel: to stay, or to move, what that gains and what it costs. */
export interface ChannelChoice {
  readonly kind: 'stay' | 'move';
  /** The channel to be used. */
  readonly advised: AdvisedChannel;
  readonly message: Message;
  /** What a move costs; undefined for staying. */
  readonly cost: Message | undefined;
}

/** A smaller gain is within the error of the measurement and not worth an outage. Project default. */
const WORTH_MOVING = 1.1;
/** The longest restart of a radio, seconds. reading 7. */
const RESTART_SECONDS = 100;

/** The channel in use among those compared; undefined where it was not measured or is not permitted. */
export function channelInUse(
  ranked: readonly AdvisedChannel[],
  own: ChannelInUse,
): AdvisedChannel | undefined {
  return ranked.find(
    ({ channel }) => channel.controlMhz === own.controlMhz && channel.widthMhz === own.widthMhz,
  );
}

/**
 * Whether to leave the channel in use for the best one. Undefined unless the channel in use is among those compared, and
 * for an invalid number of stations. reading 38.
 */
export function channelChoice(
  ranked: readonly AdvisedChannel[],
  own: ChannelInUse,
  stations: number,
): ChannelChoice | undefined {
  const [best] = ranked;
  const inUse = channelInUse(ranked, own);
  if (best === undefined || inUse === undefined || !isWithin(stations, PHYSICAL.amount)) return undefined;
  if (best === inUse || !(best.score >= inUse.score * WORTH_MOVING)) return staying(inUse);
  const { controlMhz, widthMhz, cacSeconds } = best.channel;
  return {
    kind: 'move',
    advised: best,
    message: message(
      'Move to {frequency} MHz, width {width} MHz: about {gain} % more capacity than on {own} MHz, width {ownWidth} MHz.',
      {
        frequency: controlMhz,
        width: widthMhz,
        gain: inUse.score > 0 ? Math.min(999, Math.round(100 * (best.score / inUse.score - 1))) : 999,
        own: own.controlMhz,
        ownWidth: own.widthMhz,
      },
    ),
    cost: message('Impact: link down for up to {seconds} s. Stations disconnected: {number}.', {
      seconds: cacSeconds + RESTART_SECONDS,
      number: stations,
    }),
  };
}

function staying(inUse: AdvisedChannel): ChannelChoice {
  const { controlMhz, widthMhz } = inUse.channel;
  return {
    kind: 'stay',
    advised: inUse,
    message: message('Stay on {frequency} MHz, width {width} MHz: no other channel gains 10 % or more.', {
      frequency: controlMhz,
      width: widthMhz,
    }),
    cost: undefined,
  };
}
