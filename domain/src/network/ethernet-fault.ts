import { type Message, message } from '../errors/message.ts';
import { type EthernetPort, type InterfaceCounters, isCounter } from '../status/host-status.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** Longest copper run that Ethernet is made for, metres (IEEE 802.3). */
export const MAX_CABLE_METRES = 100;
/** A pair below this many dB will lose frames. Project default: good cables measure about 30. */
export const LOW_PAIR_SNR_DB = 20;
/** Pairs of one cable that differ by this many dB indicate a bad connector. Project default. */
export const PAIR_IMBALANCE_DB = 6;

const GIGABIT_PAIRS = 4;
const GIGABIT_MBPS = 1000;

export type EthernetFaultKind =
  | 'slow'
  | 'half-duplex'
  | 'errors'
  | 'weak-pair'
  | 'uneven-pairs'
  | 'long-cable'
  | 'unknown-length';

/** Something wrong with a wired port, and how much it matters. */
export interface EthernetFault {
  readonly kind: EthernetFaultKind;
  /** A notice is harmless, a warning costs throughput, a danger loses frames. */
  readonly severity: 'notice' | 'warning' | 'danger';
  readonly message: Message;
}

/** Known facts in addition to the port's own state. */
export interface EthernetEvidence {
  /**
   * Fastest speed that this port and the link partner support, Mbps. An unknown port is judged by its cable (see
   * `portMaxMbps`); an unknown link partner is assumed to be as fast as the port.
   */
  readonly localMaxMbps?: number | undefined;
  readonly remoteMaxMbps?: number | undefined;
  /** Counters of an earlier and a later sample. */
  readonly before?: InterfaceCounters | undefined;
  readonly after?: InterfaceCounters | undefined;
}

type Finding = (port: EthernetPort, evidence: EthernetEvidence) => EthernetFault | undefined;

const FINDINGS: readonly Finding[] = [slow, halfDuplex, errors, weakPair, unevenPairs, cableLength];

/** Everything wrong with a port that is in use, worst cause first as listed; nothing for one that is unplugged or off. */
export function ethernetFaults(
  port: EthernetPort,
  evidence: EthernetEvidence = {},
): readonly EthernetFault[] {
  if (port.plugged !== true || port.enabled === false) return [];
  return FINDINGS.flatMap(find => find(port, evidence) ?? []);
}

/**
 * Fastest speed of a port derived from its cable readings, Mbps: only a gigabit port measures all four pairs, a 100
 * Mbps port only two. Undefined if the readings are not conclusive.
 */
export function portMaxMbps(port: EthernetPort): number | undefined {
  return measuredPairs(port).length === GIGABIT_PAIRS ? GIGABIT_MBPS : undefined;
}

function isSpeed(mbps: number | undefined): mbps is number {
  return mbps !== undefined && mbps > 0 && isWithin(mbps, PHYSICAL.amount);
}

function slow(port: EthernetPort, evidence: EthernetEvidence): EthernetFault | undefined {
  const { name, speedMbps } = port;
  const { localMaxMbps = portMaxMbps(port), remoteMaxMbps } = evidence;
  if (!isSpeed(speedMbps) || !isSpeed(localMaxMbps)) return undefined;
  const possible = Math.min(localMaxMbps, isSpeed(remoteMaxMbps) ? remoteMaxMbps : localMaxMbps);
  if (speedMbps >= possible) return undefined;
  const key =
    remoteMaxMbps === undefined
      ? '{name} runs at {speed} Mbps, but the port supports {possible} Mbps. Check the cable, the connectors and the link partner.'
      : '{name} runs at {speed} Mbps, but both ends support {possible} Mbps. Check the cable and the connectors.';
  return { kind: 'slow', severity: 'warning', message: message(key, { name, speed: speedMbps, possible }) };
}

function halfDuplex({ name, fullDuplex }: EthernetPort): EthernetFault | undefined {
  if (fullDuplex !== false) return undefined;
  const key = '{name} runs at half duplex. Set both ends to auto-negotiation.';
  return { kind: 'half-duplex', severity: 'warning', message: message(key, { name }) };
}

/** A counter that went down was reset or wrapped: then nothing can be said. */
function rise(before: number | undefined, after: number | undefined): number {
  return isCounter(before) && isCounter(after) ? Math.max(0, after - before) : 0;
}

function errors({ name }: EthernetPort, { before, after }: EthernetEvidence): EthernetFault | undefined {
  const count = rise(before?.rxErrors, after?.rxErrors) + rise(before?.txErrors, after?.txErrors);
  if (count === 0) return undefined;
  const key = '{name}: {count} new errors. Check the cable, the shielding and the connectors.';
  return { kind: 'errors', severity: 'danger', message: message(key, { name, count }) };
}

/** Pairs that are measured, numbered from 1: a reading of 0 means that the pair is not in use. */
function measuredPairs({ pairSnrDb = [] }: EthernetPort): readonly { pair: number; snr: number }[] {
  return pairSnrDb
    .map((snr, index) => ({ pair: index + 1, snr }))
    .filter(({ snr }) => snr > 0 && isWithin(snr, PHYSICAL.decibel));
}

function weakPair(port: EthernetPort): EthernetFault | undefined {
  const weakest = measuredPairs(port).toSorted((a, b) => a.snr - b.snr)[0];
  if (weakest === undefined || weakest.snr >= LOW_PAIR_SNR_DB) return undefined;
  const key = '{name}: SNR of cable pair {pair} is only {snr} dB. Check the connectors.';
  return { kind: 'weak-pair', severity: 'danger', message: message(key, { name: port.name, ...weakest }) };
}

function unevenPairs(port: EthernetPort): EthernetFault | undefined {
  const readings = measuredPairs(port).map(({ snr }) => snr);
  const difference = Math.max(...readings) - Math.min(...readings);
  if (!(difference >= PAIR_IMBALANCE_DB)) return undefined;
  const key = '{name}: SNR of the cable pairs differs by {difference} dB. Check the connectors.';
  return {
    kind: 'uneven-pairs',
    severity: 'warning',
    message: message(key, { name: port.name, difference }),
  };
}

function cableLength({ name, cableLengthMetres }: EthernetPort): EthernetFault | undefined {
  if (!isWithin(cableLengthMetres, PHYSICAL.distanceMetres)) {
    const key = 'The length of the cable on {name} is not known.';
    return { kind: 'unknown-length', severity: 'notice', message: message(key, { name }) };
  }
  if (cableLengthMetres <= MAX_CABLE_METRES) return undefined;
  const key = '{name}: the cable is {length} m long; the Ethernet limit is {max} m.';
  const values = { name, length: cableLengthMetres, max: MAX_CABLE_METRES };
  return { kind: 'long-cable', severity: 'warning', message: message(key, values) };
}
