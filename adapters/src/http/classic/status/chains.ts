import { receivingChains, signalOfRssi } from '@radiolink/domain/link';

/**
 * Signal of each used chain in dBm. The wire lists three places on its own scale; the mask says which are used, and
 * a place that holds 0 is no chain.
 */
export function chainSignals(
  scaled: readonly number[] | undefined,
  mask: number | undefined,
): readonly number[] | undefined {
  const used = scaled?.filter((_, chain) => !mask || (mask & (1 << chain)) !== 0);
  return receivingChains(used?.map(signalOfRssi));
}
