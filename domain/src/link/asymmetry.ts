import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { LinkEnds } from './link-end.ts';
import type { LinkReason } from './link-reason.ts';
import { reason, type Sentences } from './side-reason.ts';

/**
 * Limits of the difference between the ends, dB: above the first a note, above the second a problem. The path
 * is the same both ways, so the rest is the hardware of one end. Recorded good links differ by up to 3 dB.
 * reading 21.
 */
export const ASYMMETRY_LIMITS_DB = { success: 5, warning: 8 } as const;

const SENTENCES: Sentences = {
  local:
    'The local signal is {difference} dB lower than the remote signal at equal transmit power: check the local antenna and cable.',
  remote:
    'The remote signal is {difference} dB lower than the local signal at equal transmit power: check the remote antenna and cable.',
};

/**
 * Signal difference between local and remote end, dB, at equal power: each signal is reduced by the transmit power of
 * its sender. If one power is unknown, or none, the bare signals are compared. Undefined unless both ends report a signal.
 */
export function asymmetryDb(ends: LinkEnds): number | undefined {
  const { local, remote } = ends;
  const { signalDbm: here, txPowerDbm: sentLocal } = local;
  const { signalDbm: there, txPowerDbm: sentRemote } = remote ?? {};
  if (!isWithin(here, PHYSICAL.dbm) || !isWithin(there, PHYSICAL.dbm)) return undefined;
  const powersKnown = isWithin(sentLocal, PHYSICAL.dbm) && isWithin(sentRemote, PHYSICAL.dbm);
  return powersKnown ? here - sentRemote - (there - sentLocal) : here - there;
}

/** One end receives a clearly weaker signal than the other. */
export function asymmetric(ends: LinkEnds): LinkReason | undefined {
  const signed = asymmetryDb(ends);
  if (signed === undefined || Math.abs(signed) <= ASYMMETRY_LIMITS_DB.success) return undefined;
  const side = signed < 0 ? 'local' : 'remote';
  const difference = Math.abs(signed);
  const severity = difference > ASYMMETRY_LIMITS_DB.warning ? 'danger' : 'warning';
  return reason('asymmetric', side, severity, SENTENCES, { difference });
}
