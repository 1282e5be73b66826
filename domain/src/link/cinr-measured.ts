import { RATES_11AC } from '../radio/rate-11ac.ts';
import type { LinkEnd, LinkTechnology } from './link-end.ts';

/** A CINR so far below what the rate in use needs was not measured: no receiver decodes it, dB. reading 39. */
const DECODABLE_SHORTFALL_DB = 8;

/**
 * Whether a CINR contradicts the rate that the same end receives. Only the table of 802.11ac says what a rate needs: an end
 * of another family contradicts nothing.
 */
export function contradictsRate(
  { cinrDb, rxRate }: Pick<LinkEnd, 'cinrDb' | 'rxRate'>,
  technology: LinkTechnology,
): boolean {
  const needed = technology === '5ghz' ? RATES_11AC[rxRate.index ?? -1]?.wantedCinrDb : undefined;
  return needed !== undefined && cinrDb !== undefined && cinrDb <= needed - DECODABLE_SHORTFALL_DB;
}
