import { signalFraction } from '@radiolink/domain/link';

/** Where a bar draws a signal, as a share of its width: at its ends what lies beyond; undefined for what is no signal. */
export function signalShare(dbm: number | undefined): string | undefined {
  const fraction = dbm === undefined ? Number.NaN : signalFraction(dbm);
  if (Number.isNaN(fraction)) return undefined;
  return `${Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10}%`;
}
