import type { PastChange } from '../compare-windows.ts';
import type { PastQuantity } from '../past-quantity.ts';
import type { Evidence } from './past-cause.ts';

/** By how much a quantity moved down, if that says something; 0 else. */
export const fallOf = (change: PastChange | undefined): number => {
  if (change === undefined || !says(change) || change.after >= change.before) return 0;
  return change.before - change.after;
};

/** By how much it moved up, if that says something; 0 else. */
export const riseOf = (change: PastChange | undefined): number => {
  if (change === undefined || !says(change) || change.after <= change.before) return 0;
  return change.after - change.before;
};

const says = ({ verdict }: PastChange): boolean => verdict !== undefined && verdict !== 'same';

/** Readings by which the link itself got worse. */
const WORSE: readonly PastQuantity[] = [
  'downlink-capacity',
  'uplink-capacity',
  'local-signal',
  'remote-signal',
  'local-ratio',
  'remote-ratio',
  'latency',
  'airtime',
];

/** Whether the link itself got worse. */
export const isWorse = ({ change }: Evidence): boolean => WORSE.some(one => change(one)?.verdict === 'worse');

/** Whether it carries less, either way. */
export const capacityFell = ({ change }: Evidence): boolean =>
  fallOf(change('downlink-capacity')) > 0 || fallOf(change('uplink-capacity')) > 0;

/** Whether either end hears less. */
export const signalFell = ({ change }: Evidence): boolean =>
  fallOf(change('local-signal')) > 0 || fallOf(change('remote-signal')) > 0;
