import { textOf } from '../text/text.ts';
import { type Band, bandOf } from './band.ts';
import { HALF_CHANNEL_SHIFT_MHZ, HALF_WIDTH_60GHZ_MHZ, WIDTH_60GHZ_MHZ } from './channel-width.ts';
import { controlFrequency, type ControlPosition } from './control-channel.ts';
import { type Channel, channelFrequency, channelNumber } from './channel.ts';
import { hasFccRules } from './country.ts';
import { professionalPermit } from './professional-limits.ts';
import { type CountryRules, permitSpan } from './regulatory-rule.ts';
import { countryRules } from './regulatory-table.ts';
import { isSpan, occupiedSpan, type Span, spansOverlap } from './span.ts';
import { deviceCentres, deviceCentres24, standardCentres, TUNING_STEP_MHZ } from './tuning-grid.ts';

/** The board's entries for the lower 5 GHz bands. */
export interface UniiLock {
  /** `fcc_unii_switchable`: a key can unlock them. */
  readonly switchable: boolean;
  /** `fcc_unii_activated`: a key did. */
  readonly activated: boolean;
}

/** Ranges hidden until unlocked: 5150 to 5250 and 5250 to 5725 MHz. */
export const LOCKED_UNII_SPANS: readonly Span[] = [
  { startMhz: 5150, endMhz: 5250 },
  { startMhz: 5250, endMhz: 5725 },
];

/**
 * True if the device still needs its key in this country. A board that cannot be unlocked has nothing locked.
 */
export function isUniiLocked(countryCode: number, lock: UniiLock | undefined): boolean {
  return lock !== undefined && lock.switchable && !lock.activated && hasFccRules(countryCode);
}

/** True if a channel is hidden because the lower bands are locked; an invalid span is hidden with them. */
export function isHiddenByUniiLock(span: Span, countryCode: number, lock: UniiLock | undefined): boolean {
  const inLocked = !isSpan(span) || LOCKED_UNII_SPANS.some(locked => spansOverlap(locked, span));
  return isUniiLocked(countryCode, lock) && inLocked;
}

/** The unlock key as it is sent: dashes removed, then trimmed. §5.unii-key. */
export function normaliseUniiKey(key: string): string {
  return textOf(key).replaceAll('-', '').trim();
}

/** Edges beyond which other services live, MHz: out-of-band limits bite near them. */
const OUTER_EDGES: readonly Span[] = [
  { startMhz: 5150, endMhz: 5350 },
  { startMhz: 5470, endMhz: 5725 },
  { startMhz: 5725, endMhz: 5850 },
];

/** Reduction on the first tuning step, dB: 6 in 10 MHz, 20 in 80 MHz. */
function fullReductionDb(widthMhz: number): number {
  return 6 + (widthMhz - 10) / 5;
}

/**
 * EIRP reduction of a channel near the edge of its band, dB, which keeps its skirts out of the adjacent band.
 * The full value applies on the step next to the edge, half on the second, none further in. Real devices use
 * tables for this. NaN for an invalid span.
 */
export function bandEdgeReductionDb(span: Span): number {
  if (!isSpan(span)) return Number.NaN;
  const band = OUTER_EDGES.find(edges => edges.startMhz <= span.startMhz && span.endMhz <= edges.endMhz);
  if (band === undefined) return 0;
  const room = Math.min(span.startMhz - band.startMhz, band.endMhz - span.endMhz);
  const step = Math.floor(room / TUNING_STEP_MHZ);
  const full = fullReductionDb(span.endMhz - span.startMhz);
  if (step <= 1) return full;
  return step === 2 ? full / 2 : 0;
}

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
