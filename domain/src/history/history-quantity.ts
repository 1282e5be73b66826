import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** Quantities of the time axis, in the order in which they are shown. */
export const HISTORY_QUANTITIES = [
  'local-signal',
  'remote-signal',
  'local-ratio',
  'remote-ratio',
  'downlink-capacity',
  'uplink-capacity',
  'downlink-throughput',
  'uplink-throughput',
  'airtime',
  'latency',
  'errors',
  'stations',
  'local-power',
  'remote-power',
  'local-chains',
  'remote-chains',
  'noise',
  'port-speed',
  'remote-port-speed',
  'distance',
  'temperature',
] as const;
export type HistoryQuantity = (typeof HISTORY_QUANTITIES)[number];

/** Unit in which a quantity is recorded. */
export type HistoryUnit = 'dBm' | 'dB' | 'kbps' | '%' | 'ms' | 'Mbps' | 'm' | '°C' | '';

interface QuantityFacts {
  readonly unit: HistoryUnit;
  /** Missing where a difference is neither better nor worse: traffic, powers, distance. */
  readonly betterIf?: 'higher' | 'lower';
  /** The least difference that says something. reading 45. */
  readonly step: (before: number) => number;
}

const always = (step: number) => (): number => step;
const share =
  (part: number, least = 0) =>
  (before: number) =>
    Math.max(least, Math.abs(before) * part);
/** Row 45 names the first three; the others are project defaults of the same kind. */
const SIGNAL = always(2);
const CAPACITY = share(0.05);
const LATENCY = share(0.2, 2);

const FACTS: Readonly<Record<HistoryQuantity, QuantityFacts>> = {
  'local-signal': { unit: 'dBm', betterIf: 'higher', step: SIGNAL },
  'remote-signal': { unit: 'dBm', betterIf: 'higher', step: SIGNAL },
  'local-ratio': { unit: 'dB', betterIf: 'higher', step: SIGNAL },
  'remote-ratio': { unit: 'dB', betterIf: 'higher', step: SIGNAL },
  'downlink-capacity': { unit: 'kbps', betterIf: 'higher', step: CAPACITY },
  'uplink-capacity': { unit: 'kbps', betterIf: 'higher', step: CAPACITY },
  'downlink-throughput': { unit: 'kbps', step: share(0.2, 500) },
  'uplink-throughput': { unit: 'kbps', step: share(0.2, 500) },
  airtime: { unit: '%', betterIf: 'lower', step: always(5) },
  latency: { unit: 'ms', betterIf: 'lower', step: LATENCY },
  errors: { unit: '%', betterIf: 'lower', step: always(1) },
  stations: { unit: '', betterIf: 'higher', step: always(1) },
  'local-power': { unit: 'dBm', step: always(1) },
  'remote-power': { unit: 'dBm', step: always(1) },
  'local-chains': { unit: 'dB', betterIf: 'lower', step: SIGNAL },
  'remote-chains': { unit: 'dB', betterIf: 'lower', step: SIGNAL },
  noise: { unit: 'dBm', betterIf: 'lower', step: SIGNAL },
  'port-speed': { unit: 'Mbps', betterIf: 'higher', step: always(1) },
  'remote-port-speed': { unit: 'Mbps', betterIf: 'higher', step: always(1) },
  distance: { unit: 'm', step: share(0.1, 100) },
  temperature: { unit: '°C', betterIf: 'lower', step: always(5) },
};

/** What a quantity is measured in, and which difference of it says something. */
export function historyQuantity(quantity: HistoryQuantity): Pick<QuantityFacts, 'unit' | 'betterIf'> {
  return FACTS[quantity];
}

/** The least difference from a value that says something; NaN for nonsense. reading 45. */
export function leastStep(quantity: HistoryQuantity, before: number): number {
  return isWithin(before, PHYSICAL.number) ? FACTS[quantity].step(before) : Number.NaN;
}
