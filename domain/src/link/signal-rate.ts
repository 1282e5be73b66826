import { FIVE_SIGNAL_RATE_BANDS, FOUR_RATE_SIGNAL_BANDS, signalRateBand } from '../radio/capacity.ts';
import { widthPenaltyDb } from '../radio/rate.ts';
import type { LinkEnd, LinkEnds } from './link-end.ts';

/** Width at which the floors of the 5 GHz bands hold, MHz. reading 138. */
const WIDTH_OF_BANDS_MHZ = 20;

/**
 * Short name of the receive rate that the signal of an end allows, such as `6x`; a lower rate in use has another cause, such
 * as interference. Undefined without a signal, and for a radio that does not count its rates in the two tables (LTU, airOS 6).
 * §9.signal-to-rate, reading 138.
 */
export function rateForSignal(
  { signalDbm, rxRate }: LinkEnd,
  { band, channelWidthMhz = WIDTH_OF_BANDS_MHZ }: LinkEnds,
): string | undefined {
  if (signalDbm === undefined || rxRate.index === undefined) return undefined;
  const found =
    band === '60'
      ? signalRateBand(signalDbm, FOUR_RATE_SIGNAL_BANDS)
      : signalRateBand(signalDbm - widthPenaltyDb(channelWidthMhz), FIVE_SIGNAL_RATE_BANDS);
  return found && `${found.multiplier}x`;
}
