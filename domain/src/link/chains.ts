import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';

/** The device's own signal scale starts here: RSSI 0 is -96 dBm. */
export const RSSI_FLOOR_DBM = -96;

/** Signal of an RSSI of airOS, dBm; NaN for an invalid value. */
export function signalOfRssi(rssi: number): number {
  return within(rssi + RSSI_FLOOR_DBM, PHYSICAL.dbm);
}

/** RSSI of a signal on the device's scale; NaN for an invalid value. */
export function rssiOfSignal(signalDbm: number): number {
  return within(signalDbm, PHYSICAL.dbm) - RSSI_FLOOR_DBM;
}

/**
 * The chains that receive. A place of the list at the floor of the scale, RSSI 0, beside one above it is no chain: it is
 * neither shown nor judged. Undefined without one.
 */
export function receivingChains(signalsDbm: readonly number[] | undefined): readonly number[] | undefined {
  const receiving = signalsDbm?.filter(dbm => isWithin(dbm, PHYSICAL.dbm) && dbm > RSSI_FLOOR_DBM);
  return receiving === undefined || receiving.length === 0 ? undefined : receiving;
}

/** Power sum of the chains, whole dBm: two equal chains give 3 dB more than one. Undefined without chains, and if one is no signal. */
export function combinedSignalDbm(chainSignalsDbm: readonly number[]): number | undefined {
  if (chainSignalsDbm.length === 0 || !areSignals(chainSignalsDbm)) return undefined;
  const milliwatts = chainSignalsDbm.reduce((sum, dbm) => sum + 10 ** (dbm / 10), 0);
  return Math.round(10 * Math.log10(milliwatts));
}

function areSignals(signalsDbm: readonly number[]): boolean {
  return signalsDbm.every(dbm => isWithin(dbm, PHYSICAL.dbm));
}

/** Rating of a reading, in the interface's three colours. */
export type Severity = 'success' | 'warning' | 'danger';

/** Largest imbalance in dB of each judgement; beyond them it is danger. §9.chains. */
export const CHAIN_IMBALANCE_LIMITS_DB = { success: 3, warning: 4 } as const;

/** The strongest and the weakest chain and how far they are apart. */
export interface ChainImbalance {
  readonly weakChain: number;
  readonly strongChain: number;
  readonly differenceDb: number;
  readonly severity: Severity;
}

/** Judges an imbalance in dB; undefined for an invalid difference. */
export function chainImbalanceSeverity(differenceDb: number): Severity | undefined {
  if (!isWithin(differenceDb, PHYSICAL.decibel)) return undefined;
  if (differenceDb <= CHAIN_IMBALANCE_LIMITS_DB.success) return 'success';
  return differenceDb <= CHAIN_IMBALANCE_LIMITS_DB.warning ? 'warning' : 'danger';
}

/** Compares the chains of one end; undefined when there are not two signals to compare. Chains count from 0. */
export function chainImbalance(chainSignalsDbm: readonly number[]): ChainImbalance | undefined {
  if (chainSignalsDbm.length < 2 || !areSignals(chainSignalsDbm)) return undefined;
  const weakest = Math.min(...chainSignalsDbm);
  const strongest = Math.max(...chainSignalsDbm);
  const differenceDb = strongest - weakest;
  const severity = chainImbalanceSeverity(differenceDb);
  if (severity === undefined) return undefined;
  return {
    weakChain: chainSignalsDbm.indexOf(weakest),
    strongChain: chainSignalsDbm.indexOf(strongest),
    differenceDb,
    severity,
  };
}
