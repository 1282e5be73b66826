import { channelFrequency, channelNumber } from './channel-number.ts';
import type { Channel } from './channel.ts';
import { permitSpan } from './permitted-span.ts';
import { countryRules } from './regulatory-table.ts';
import { occupiedSpan } from './span.ts';
import { HALF_CHANNEL_SHIFT_MHZ, HALF_WIDTH_60GHZ_MHZ, WIDTH_60GHZ_MHZ } from './width-60ghz.ts';

/** Numbers of the 60 GHz channels. */
export const CHANNELS_60GHZ: readonly number[] = [1, 2, 3, 4, 5, 6];

const HALF_CHANNEL_SHIFTS: readonly number[] = [-HALF_CHANNEL_SHIFT_MHZ, 0, HALF_CHANNEL_SHIFT_MHZ];

/** Centres of the 60 GHz channels of a width, MHz, lowest first. Empty for widths other than 2160 and 1080. */
export function centres60Ghz(widthMhz: number): readonly number[] {
  const full = CHANNELS_60GHZ.flatMap(number => channelFrequency(number, 'AD') ?? []);
  if (widthMhz === WIDTH_60GHZ_MHZ) return full;
  if (widthMhz !== HALF_WIDTH_60GHZ_MHZ) return [];
  return full.flatMap(centre => HALF_CHANNEL_SHIFTS.map(shift => centre + shift));
}

/** The 60 GHz channels of a width that a country allows, lowest first. Empty for a country without rules there. */
export function channels60GhzFor(countryCode: number, widthMhz: number): readonly Channel[] {
  const rules = countryRules(countryCode)?.rules ?? [];
  return centres60Ghz(widthMhz).flatMap(centre => {
    const span = occupiedSpan(centre, widthMhz);
    const permit = permitSpan(rules, span);
    const number = channelNumber(centre);
    if (permit === undefined || number === undefined) return [];
    return {
      controlFrequency: centre,
      centerFrequency: centre,
      channel: number,
      dfs: permit.dfs,
      channelStartFreq: span.startMhz,
      channelEndFreq: span.endMhz,
      ieeeMode: 'AD' as const,
      maxPower: Math.round(permit.maxEirpDbm),
      indoorOnly: permit.indoorOnly,
      noInitiate: permit.noInitiate,
    };
  });
}
