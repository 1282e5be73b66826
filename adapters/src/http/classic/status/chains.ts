import { signalOfRssi } from '@radiolink/domain/link';

/**
 * Signal of each used chain in dBm. The wire lists three places on its own scale; the mask says which are used. Without
 * a mask a place that holds 0 is taken for unused.
 */
export function chainSignals(
  scaled: readonly number[] | undefined,
  mask: number | undefined,
): readonly number[] | undefined {
  const used = scaled?.filter((value, chain) => (mask ? (mask & (1 << chain)) !== 0 : value !== 0));
  if (used === undefined || used.length === 0) return undefined;
  return used.map(signalOfRssi);
}
