import { diffConfigs } from '../configuration/config-diff.ts';
import { atpcHeadroom, type FadeFacts } from '../fade/fade-margin.ts';
import type { RainClimate } from '../fade/rain-statistics.ts';
import { remoteEndEffect } from '../impact/apply-remote-first.ts';
import { isAtpcTrimming } from '../status/radio-codes.ts';
import { signalOfRssi } from '../link/chains.ts';
import type { LinkReadings } from '../link/link-comparison.ts';
import { type LinkEnds, receiveDirection } from '../link/link-end.ts';
import { fadeFigures } from './fade-after.ts';
import {
  frequencyErrorDb,
  frequencyGainDb,
  type PathChange,
  pathChange,
  type PathFacts,
} from './path-change.ts';
import {
  type Expected,
  type LinkPrediction,
  noiseRiseDb,
  type PredictedEnd,
  predictedEnd,
  type PredictedFigure,
  type PredictedQuantity,
} from './predicted-end.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { predictionReasons } from './prediction-reasons.ts';

/** What is known now, and the pending change. */
export interface PredictionFacts extends PathFacts {
  /** Standard deviation of the readings, where there were enough of them. */
  readonly spread?: LinkReadings | undefined;
  /** Control frequency of the access point as the station's status reports it, MHz. */
  readonly linkedMhz?: number | undefined;
  /** How much it rains at the link, where that was chosen. */
  readonly climate?: RainClimate | null | undefined;
}

/** Within this the automatic power of an end leaves the signal as it is, dB. §facts.atpc. */
const ATPC_TOLERANCE_DB = 2;

/**
 * What a change will do to a link; undefined if it has no effect on it. Figures that are not known are left out. The
 * interruption and the CAC before it are those of `changeImpact`.
 */
export function predictLink(facts: PredictionFacts): LinkPrediction | undefined {
  const { before, after, ends } = facts;
  const change = pathChange(facts);
  const keys = diffConfigs(before, after).map(({ key }) => key);
  const { link } = remoteEndEffect({ ...facts, keys });
  if (change === undefined && link === 'back') return undefined;
  const figures = link === 'back' && change !== undefined && !change.isOpen ? figuresOf(facts, change) : [];
  const noiseDb = noiseRiseDb(ends, change?.widthMhz);
  return {
    link,
    ratio: ends.local.ratio,
    figures: figures.filter(isMoved).map(rounded),
    reasons: predictionReasons({ link, change, ends, after, figures, noiseDb }),
  };
}

function figuresOf(
  { before, ends, spread, climate }: PredictionFacts,
  change: PathChange,
): readonly PredictedFigure[] {
  const { local, remote } = ends;
  const pathDb = (change.antennaDb ?? 0) + frequencyGainDb(ends, change.centerMhz);
  const sentDb = sentMoreDb(ends, change, pathDb);
  const errorDb = frequencyErrorDb(ends, change.centerMhz);
  const { widthMhz } = change;
  const hereDb = holdsSignal(ends)
    ? Math.max(-ATPC_TOLERANCE_DB, Math.min(ATPC_TOLERANCE_DB, pathDb))
    : pathDb;
  const here = predictedEnd(local, ends, {
    signalDb: hereDb,
    widthMhz,
    spreadDb: twice(spread?.localSignalDbm),
    errorDb,
  });
  const there =
    remote && sentDb !== undefined
      ? predictedEnd(remote, ends, {
          signalDb: pathDb + sentDb,
          widthMhz,
          spreadDb: twice(spread?.remoteSignalDbm),
          errorDb,
        })
      : {};
  return [
    ...endFigures(ends, here, there),
    ...airtimeFigure(ends, here, there),
    ...fadeFigures(ends, {
      change,
      here,
      there,
      climate,
      headroomDb: { now: atpcHeadroom(ends, before), expected: headroomAfter(ends, change, sentDb) },
    }),
  ];
}

/** What automatic power can still add for the remote end after a change: up to the power that is set then. */
function headroomAfter(
  { local }: LinkEnds,
  { targetRssi, mostPowerDbm }: PathChange,
  sentDb: number | undefined,
): FadeFacts['headroomDb'] {
  const { txPowerDbm } = local;
  if (targetRssi === undefined || mostPowerDbm === undefined || sentDb === undefined) return {};
  if (!isWithin(txPowerDbm, PHYSICAL.dbm)) return {};
  return { remote: Math.max(0, mostPowerDbm - txPowerDbm - sentDb) };
}

const twice = (deviation = 0): number => 2 * deviation;

/** The remote end's automatic power keeps the signal of this end where it is. */
function holdsSignal({ atpcStatus }: LinkEnds): boolean {
  return isAtpcTrimming(atpcStatus);
}

/** By how much this device sends with more power, dB; undefined where that cannot be known. */
function sentMoreDb({ local, remote }: LinkEnds, change: PathChange, pathDb: number): number | undefined {
  const reported = local.txPowerDbm ?? change.powerBeforeDbm;
  const now = isWithin(reported, PHYSICAL.dbm) ? reported : undefined;
  if (change.targetRssi === undefined) {
    if (change.powerDbm === undefined) return 0;
    return now === undefined ? undefined : change.powerDbm - now;
  }
  const received = remote?.signalDbm;
  if (now === undefined || !isWithin(received, PHYSICAL.dbm)) return undefined;
  const missing = signalOfRssi(change.targetRssi) - received - pathDb;
  const wanted =
    Math.abs(missing) <= ATPC_TOLERANCE_DB ? 0 : missing - Math.sign(missing) * (ATPC_TOLERANCE_DB / 2);
  return Math.min(wanted, (change.mostPowerDbm ?? now) - now);
}

function endFigures(ends: LinkEnds, here: PredictedEnd, there: PredictedEnd): readonly PredictedFigure[] {
  const isDownHere = receiveDirection(ends.local.role, 'local') === 'downlink';
  const [down, up] = isDownHere ? [here, there] : [there, here];
  const list: readonly (readonly [PredictedQuantity, Expected | undefined])[] = [
    ['local-signal', here.signalDbm],
    ['remote-signal', there.signalDbm],
    ['local-ratio', here.ratioDb],
    ['remote-ratio', there.ratioDb],
    ['downlink-rate', down.rate],
    ['uplink-rate', up.rate],
    ['downlink-capacity', down.capacityKbps],
    ['uplink-capacity', up.capacityKbps],
  ];
  return list.flatMap(([quantity, figure]) => (figure === undefined ? [] : [{ quantity, ...figure }]));
}

/** The traffic of now takes as much more of the airtime as the capacity is less. */
function airtimeFigure(ends: LinkEnds, here: PredictedEnd, there: PredictedEnd): readonly PredictedFigure[] {
  const { txAirtimePercent: tx, rxAirtimePercent: rx } = ends;
  const [received, sent] = [here.capacityKbps, there.capacityKbps];
  if (!isWithin(tx, PHYSICAL.share) || !isWithin(rx, PHYSICAL.share) || !received?.now || !sent?.now)
    return [];
  const [receivedNow, sentNow] = [received.now, sent.now];
  const use = (of: 'expected' | 'low' | 'high'): number =>
    Math.min(100, (rx * receivedNow) / received[of] + (tx * sentNow) / sent[of]);
  const figure = { now: tx + rx, expected: use('expected'), low: use('high'), high: use('low') };
  return Object.values(figure).every(Number.isFinite) ? [{ quantity: 'airtime', ...figure }] : [];
}

/** A difference below this is none: of levels, dB, and as a share of every other figure. */
const LEAST_DB = 0.5;
const LEAST_SHARE = 0.005;

/** What stays as it is says nothing of the change. */
function isMoved({ quantity, now, expected }: PredictedFigure): boolean {
  if (now === undefined) return true;
  const isLevel = /-(signal|ratio|margin)$/.test(quantity);
  return Math.abs(expected - now) >= (isLevel ? LEAST_DB : Math.max(Number.MIN_VALUE, LEAST_SHARE * now));
}

/** To hundredths: more digits are no knowledge. */
function rounded({ quantity, now, ...expected }: PredictedFigure): PredictedFigure {
  const round = (value: number): number => Math.round(100 * value) / 100;
  return {
    quantity,
    now: now === undefined ? undefined : round(now),
    expected: round(expected.expected),
    low: round(expected.low),
    high: round(expected.high),
  };
}
