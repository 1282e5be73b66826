import { type Band, bandOf } from './band.ts';
import { bandEdgeReductionDb } from './band-edge.ts';
import type { Channel } from './channel.ts';
import { channelNumber } from './channel-number.ts';
import { channels60GhzFor } from './channels-60ghz.ts';
import { type ControlPosition, controlFrequency } from './control-channel.ts';
import { permitSpan } from './permitted-span.ts';
import { professionalPermit } from './professional-limits.ts';
import type { CountryRules } from './regulatory-rule.ts';
import { countryRules } from './regulatory-table.ts';
import { occupiedSpan } from './span.ts';
import { deviceCentres, deviceCentres24, standardCentres } from './tuning-grid.ts';
import { isHiddenByUniiLock, type UniiLock } from './unii-lock.ts';

/** Parameters of a list of channels. */
export interface ChannelQuery {
  /** ISO 3166-1 number, 0 for the world domain. */
  readonly countryCode: number;
  readonly widthMhz: number;
  /** Default A. */
  readonly band?: Band;
  /** The board's entries for the lower bands in the United States, Canada and Puerto Rico. */
  readonly unii?: UniiLock;
  /** Professional outdoor limits, or those of the public database for Wi-Fi devices. Default professional. */
  readonly limits?: 'professional' | 'public';
  /** The operator holds the licence that the country's licensed entry represents. Default false. */
  readonly licensed?: boolean;
  /** Take off what real devices take off near the edges of a band. Default false. */
  readonly bandEdges?: boolean;
  /** Where the control channel lies. Default lowest. */
  readonly control?: ControlPosition;
  /** Every 5 MHz as devices tune, or the centres of the standard. Default device. */
  readonly grid?: 'device' | 'standard';
  /** False leaves channels with radar detection out. Default true. */
  readonly dfs?: boolean;
  /** True leaves out channels where only a station may follow. Default false. */
  readonly accessPoint?: boolean;
}

function centresOf({ band, grid, widthMhz }: ChannelQuery): readonly number[] {
  if (band === 'G') return deviceCentres24(widthMhz);
  return grid === 'standard' ? standardCentres(widthMhz) : deviceCentres(widthMhz);
}

function channelAt(country: CountryRules, centre: number, query: ChannelQuery): Channel | undefined {
  const span = occupiedSpan(centre, query.widthMhz);
  const open = permitSpan(country.rules, span);
  if (open === undefined || isHiddenByUniiLock(span, country.countryCode, query.unii)) return undefined;
  const permit =
    query.limits === 'public' ? open : professionalPermit(country, span, open, query.licensed === true);
  const control = controlFrequency(centre, query.widthMhz, query.control);
  const number = channelNumber(control);
  const ieeeMode = bandOf(centre);
  if (number === undefined || ieeeMode === undefined) return undefined;
  return {
    controlFrequency: control,
    centerFrequency: centre,
    channel: number,
    dfs: permit.dfs,
    channelStartFreq: span.startMhz,
    channelEndFreq: span.endMhz,
    ieeeMode,
    maxPower: Math.round(permit.maxEirpDbm - (query.bandEdges === true ? bandEdgeReductionDb(span) : 0)),
    indoorOnly: permit.indoorOnly,
    noInitiate: permit.noInitiate,
  };
}

/**
 * The channels of a width that a country allows, lowest first. A channel is listed when its whole span lies
 * in permitted rules. Its EIRP is the least of them, in whole dBm, and it is a DFS channel when any of them
 * is. Empty for a country the database lacks. §3.channel, §3.regulatory-domain.
 */
export function channelsFor(query: ChannelQuery): readonly Channel[] {
  const country = countryRules(query.countryCode);
  if (country === undefined) return [];
  const channels =
    query.band === 'AD'
      ? channels60GhzFor(query.countryCode, query.widthMhz)
      : centresOf(query).flatMap(centre => channelAt(country, centre, query) ?? []);
  return channels.filter(
    channel =>
      (query.dfs !== false || !channel.dfs) && (query.accessPoint !== true || channel.noInitiate !== true),
  );
}
