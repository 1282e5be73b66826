import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import {
  ALIGNMENT_LIMITS_DB,
  isOversaturated,
  LINK_HEALTH_LIMITS,
  minimalSignalDbm,
  OVERSATURATION_LIMIT_DBM,
} from './signal-limits.ts';
import { isAtpcTrimming } from '../status/radio-codes.ts';
import { chainImbalance } from './chains.ts';
import { contradictsRate, interferenceDb } from './interference.ts';
import { erroneous } from './error-rate.ts';
import type { LinkEnd, LinkEnds } from './link-end.ts';
import { type LinkReason, reason, type ReasonSeverity, type Sentences } from './link-reason.ts';
import { rateOfBand, rateText } from './rate-text.ts';
import { isSlowPortCostly, slowPortMessage } from './ethernet-ceiling.ts';

/** A rule about one end: a reason, or nothing when that end is as it should be or has not said enough. */
export type EndRule = (end: LinkEnd, ends: LinkEnds) => LinkReason | undefined;

/** Interference that is a problem if the device does not score the direction, dB. Project default. */
const INTERFERENCE_PROBLEM_DB = 4;

const CHAIN: Sentences = {
  local: 'Local chain {chain} is {difference} dB below chain {other}: check the connector and polarization.',
  remote:
    'Remote chain {chain} is {difference} dB below chain {other}: check the connector and polarization.',
};
const SATURATED: Sentences = {
  local:
    'The local signal is too strong: {signal} dBm exceeds {limit} dBm. Reduce the remote transmit power.',
  remote:
    'The remote signal is too strong: {signal} dBm exceeds {limit} dBm. Reduce the local transmit power.',
};
const INTERFERENCE: Sentences = {
  local:
    'Interference reduces the local CINR by {difference} dB: try another channel or a narrower channel width.',
  remote:
    'Interference reduces the remote CINR by {difference} dB: try another channel or a narrower channel width.',
};
const UNUSABLE: Sentences = {
  local: 'The local signal of {signal} dBm is below the usable minimum of {limit} dBm: align the antennas.',
  remote: 'The remote signal of {signal} dBm is below the usable minimum of {limit} dBm: align the antennas.',
};
const WEAK: Sentences = {
  local:
    'The local signal of {signal} dBm is {difference} dB below the expected {expected} dBm: check alignment, obstacles and transmit power.',
  remote:
    'The remote signal of {signal} dBm is {difference} dB below the expected {expected} dBm: check alignment, obstacles and transmit power.',
};
const LOW_RATE: Sentences = {
  local:
    'The local receive rate is {rate}, below the expected {expected}: check for interference and obstacles.',
  remote:
    'The remote receive rate is {rate}, below the expected {expected}: check for interference and obstacles.',
};

/** A chain more than 3 dB weaker than the other one: a connector, a cable or a polarisation is wrong. */
const misalignedChain: EndRule = end => {
  const imbalance = chainImbalance(end.chainSignalsDbm ?? []);
  if (imbalance === undefined || imbalance.severity === 'success') return undefined;
  const { weakChain: chain, strongChain: other, differenceDb: difference, severity } = imbalance;
  return reason('chain-imbalance', end.side, severity, CHAIN, { chain, difference, other });
};

function isSaturated(signalDbm: number | undefined): signalDbm is number {
  return signalDbm !== undefined && isOversaturated(signalDbm);
}

/** A receiver driven above -40 dBm. */
const overSaturated: EndRule = ({ side, signalDbm }) => {
  if (!isSaturated(signalDbm)) return undefined;
  const values = { signal: signalDbm, limit: OVERSATURATION_LIMIT_DBM };
  return reason('over-saturated', side, 'danger', SATURATED, values);
};

/**
 * True if the direction towards an end is below a good link; undefined while the device does not score it.
 */
function fallsBelowGood({ rxLinkScore }: LinkEnd): boolean | undefined {
  return isWithin(rxLinkScore, PHYSICAL.percent) ? rxLinkScore < LINK_HEALTH_LIMITS.good : undefined;
}

function severityOf(problem: boolean): ReasonSeverity {
  return problem ? 'danger' : 'warning';
}

/**
 * External noise: the carrier is less above all noise than above the noise floor. It is a problem if it reduces
 * performance. Nothing is concluded of a saturated receiver, nor of a CINR that the rate contradicts. readings 39, 40.
 */
const interfered: EndRule = (end, { technology }) => {
  if (isSaturated(end.signalDbm) || contradictsRate(end, technology)) return undefined;
  const difference = Math.round(interferenceDb(end) ?? 0);
  if (difference <= 0) return undefined;
  const severity = severityOf(fallsBelowGood(end) ?? difference >= INTERFERENCE_PROBLEM_DB);
  return reason('interference', end.side, severity, INTERFERENCE, { difference });
};

/**
 * Below the usable minimum, or further below the expectation than an excellent alignment allows. The expectation does
 * not count while ATPC trims the power: then the signal is low on purpose.
 */
const weak: EndRule = (end, { band, atpcStatus }) => {
  const { side, signalDbm: signal, signalExpectedDbm: expected } = end;
  if (!isWithin(signal, PHYSICAL.dbm)) return undefined;
  const limit = minimalSignalDbm(band);
  if (signal < limit) return reason('weak', side, 'danger', UNUSABLE, { signal, limit });
  if (!isWithin(expected, PHYSICAL.dbm) || isAtpcTrimming(atpcStatus)) return undefined;
  const difference = expected - signal;
  if (difference <= ALIGNMENT_LIMITS_DB.excellent) return undefined;
  const severity = severityOf(difference >= ALIGNMENT_LIMITS_DB.good);
  const found = reason('weak', side, severity, WEAK, { signal, difference, expected });
  return { ...found, belowExpectedDb: difference };
};

function isIndex(index: number | undefined): index is number {
  return Number.isInteger(index) && isWithin(index, PHYSICAL.amount);
}

/** The rates of a steady link change by one step all the time. Project default. */
const USUAL_RATE_STEPS = 1;

/**
 * A rate more than a step below the one that the device expects: evidence, never a problem by itself. If the score is
 * poor and nothing else explains it, the score is the problem. It is named by its modulation, not by its index.
 * reading 21.
 */
const lowRate: EndRule = (end, { band }) => {
  const { index } = end.rxRate;
  const expected = end.rxRateIndexExpected;
  if (!isIndex(index) || !isIndex(expected) || expected - index <= USUAL_RATE_STEPS) return undefined;
  return reason('low-rate', end.side, 'warning', LOW_RATE, {
    rate: rateText(end.rxRate) ?? index,
    expected: rateText(rateOfBand(band, expected)) ?? expected,
  });
};

/** A wired port slower than the faster direction of the link. readings 21 and 50. */
const ethernetBottleneck: EndRule = ({ side, ethernet }, ends) => {
  const { local, downlink, uplink, combinedCapacityKbps } = ends;
  const text = slowPortMessage(side, ethernet, {
    downlinkKbps: downlink.capacityKbps,
    uplinkKbps: uplink.capacityKbps,
    combinedKbps: combinedCapacityKbps,
  });
  const severity = isSlowPortCostly(ethernet, local) ? 'danger' : 'warning';
  return text && { kind: 'ethernet-bottleneck', side, severity, message: text };
};

/** Every rule about one end. */
export const END_RULES: readonly EndRule[] = [
  misalignedChain,
  overSaturated,
  interfered,
  weak,
  lowRate,
  erroneous,
  ethernetBottleneck,
];
