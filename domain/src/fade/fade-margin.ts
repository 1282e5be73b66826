import { disturbanceOf } from '../link/disturbance.ts';
import { EVM_CEILING_DB } from '../link/interference.ts';
import { RAIN_FROM_MHZ } from '../link/link-budget.ts';
import {
  type AirDirection,
  type LinkEnd,
  type LinkEnds,
  type LinkSide,
  receiveDirection,
} from '../link/link-end.ts';
import { type Polarization, rainOfAttenuation, specificRainAttenuation } from '../link/rain-attenuation.ts';
import { LINK_UP_MINIMUM_60GHZ_DBM, MINIMAL_VALID_SIGNAL_DBM } from '../link/signal-limits.ts';
import { RATES_11AC, RATES_11AD } from '../radio/rate-table.ts';
import { widthPenaltyDb } from '../radio/rate.ts';
import { isAtpcTrimming } from '../status/radio-codes.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** By how much the air of a link differs from one minute to another, dB: fading over the path, and the readings' error. */
export const UNCERTAINTY_DB = { '5': 2.6, '60': 1.3 } as const;

/** Rain up to which something holds, mm/h: what is expected, and between which limits it lies. */
export interface RainLimit {
  readonly low: number;
  readonly expected: number;
  /** `MOST_RAIN` stands for that or more. */
  readonly high: number;
}

/** More does not fall for minutes anywhere, mm/h. */
export const MOST_RAIN = 200;

/** A device measures the distance in steps of a microsecond there and back, metres. */
const DISTANCE_ERROR_METRES = 75;
const METRES_PER_KM = 1000;

/**
 * The rain that uses up a margin on a path, if it falls evenly on all of it: ITU-R P.838-3. The limits take in what the level
 * wavers by, an error of the distance, and that the polarization is not known. Undefined outside 1 to 1000 GHz, and for what is
 * no distance or margin.
 */
export function rainLimit(
  { frequencyMhz, distanceMetres }: { readonly frequencyMhz: number; readonly distanceMetres: number },
  marginDb: number,
): RainLimit | undefined {
  const of = (db: number, metres: number, way: Polarization): number => {
    const most = specificRainAttenuation(frequencyMhz, MOST_RAIN, way);
    const dbPerKm = (Math.max(0, db) / metres) * METRES_PER_KM;
    return dbPerKm >= most ? MOST_RAIN : rainOfAttenuation(frequencyMhz, dbPerKm, way);
  };
  if (!isWithin(distanceMetres, PHYSICAL.distanceMetres) || !isWithin(marginDb, PHYSICAL.difference))
    return undefined;
  if (distanceMetres === 0) return undefined;
  const error = UNCERTAINTY_DB['60'];
  const near = Math.max(distanceMetres / 2, distanceMetres - DISTANCE_ERROR_METRES);
  const limit = {
    low: of(marginDb - error, distanceMetres + DISTANCE_ERROR_METRES, 'horizontal'),
    expected: (of(marginDb, distanceMetres, 'horizontal') + of(marginDb, distanceMetres, 'vertical')) / 2,
    high: of(marginDb + error, near, 'vertical'),
  };
  return Object.values(limit).every(Number.isFinite) ? limit : undefined;
}

/** How much weaker one end may receive, dB, counted without the rain of now. Negative where the level is missing. */
export interface EndMargin {
  readonly side: LinkSide;
  /** The direction that this end receives. */
  readonly direction: AirDirection;
  /** Until the link is lost. */
  readonly linkDb: number;
  /** Until the fastest rate is left that it carries without rain; undefined where its thresholds are not known. */
  readonly rateDb: number | undefined;
  /** Until each rate is left that it carries without rain, fastest first; `index` of its rate table. */
  readonly rates: readonly { readonly index: number; readonly db: number }[];
}

/** How much fade a link survives: the end that fails first decides. */
export interface FadeMargin {
  readonly ends: readonly EndMargin[];
  /** The end that loses the link first. */
  readonly weakest: LinkSide;
  readonly linkDb: number;
  readonly rateDb: number | undefined;
  /** What the rain of now takes of it, dB; undefined where the weather is not known, and below 10 GHz. */
  readonly rainDb: number | undefined;
  /** The rain up to which the link holds, and its rate; undefined below 10 GHz and without a distance. */
  readonly rain: { readonly link: RainLimit; readonly rate: RainLimit | undefined } | undefined;
}

/** What is known beside the readings. */
export interface FadeFacts {
  /** Rain at the link now, mm/h. */
  readonly rainMmPerHour?: number | undefined;
  /** By how much the transmitter at the other end can still raise its automatic power, dB. */
  readonly headroomDb?: Partial<Readonly<Record<LinkSide, number>>> | undefined;
}
const POLARIZATIONS: readonly Polarization[] = ['horizontal', 'vertical'];

/**
 * Fade margin of a link, from what both ends receive now. Readings of one second are off by what fades within a minute: take
 * their means. Undefined where no end reports its signal.
 */
export function fadeMargin(ends: LinkEnds, facts: FadeFacts = {}): FadeMargin | undefined {
  const rainDb = rainNowDb(ends, facts.rainMmPerHour);
  const found = [ends.local, ...(ends.remote ? [ends.remote] : [])].flatMap(end => {
    const margin = endMargin(end, ends, { rainDb, headroomDb: facts.headroomDb?.[end.side] });
    return margin === undefined ? [] : [margin];
  });
  const [weakest] = found.toSorted((a, b) => a.linkDb - b.linkDb);
  if (weakest === undefined) return undefined;
  const rates = found.flatMap(({ rateDb }) => rateDb ?? []);
  const rateDb = rates.length === 0 ? undefined : Math.min(...rates);
  return {
    ends: found,
    weakest: weakest.side,
    linkDb: weakest.linkDb,
    rateDb,
    rainDb,
    rain: rainLimits(ends, weakest.linkDb, rateDb),
  };
}

/** What rain that falls evenly on the whole link takes of it now, dB: the mean of both polarizations. */
function rainNowDb(ends: LinkEnds, rainMmPerHour: number | undefined): number | undefined {
  const path = rainyPath(ends);
  if (path === undefined || !isWithin(rainMmPerHour, PHYSICAL.rainMmPerHour)) return undefined;
  const each = POLARIZATIONS.map(way => specificRainAttenuation(path.frequencyMhz, rainMmPerHour, way));
  return (each.reduce((sum, dbPerKm) => sum + dbPerKm, 0) / each.length) * path.km;
}

/** A path on which rain counts; undefined below 10 GHz and without a distance. */
function rainyPath({ centerFrequencyMhz, frequencyMhz, distanceMetres }: LinkEnds) {
  const mhz = centerFrequencyMhz ?? frequencyMhz;
  if (!isWithin(mhz, { ...PHYSICAL.frequencyMhz, min: RAIN_FROM_MHZ })) return undefined;
  if (!isWithin(distanceMetres, PHYSICAL.distanceMetres) || distanceMetres === 0) return undefined;
  return { frequencyMhz: mhz, distanceMetres, km: distanceMetres / METRES_PER_KM };
}

function rainLimits(ends: LinkEnds, linkDb: number, rateDb: number | undefined): FadeMargin['rain'] {
  const path = rainyPath(ends);
  if (path === undefined) return undefined;
  const link = rainLimit(path, linkDb);
  const rate = rateDb === undefined ? undefined : rainLimit(path, rateDb);
  return link && { link, rate };
}

interface Shift {
  readonly rainDb: number | undefined;
  readonly headroomDb: number | undefined;
}

function endMargin(end: LinkEnd, ends: LinkEnds, { rainDb, headroomDb }: Shift): EndMargin | undefined {
  if (!isWithin(end.signalDbm, PHYSICAL.dbm)) return undefined;
  const more = isWithin(headroomDb, PHYSICAL.decibel) ? headroomDb : 0;
  const dryDbm = end.signalDbm + (rainDb ?? 0);
  const { linkDbm, ratesDbm } = neededLevels(end, ends);
  const carried = ratesDbm.findLastIndex(dbm => dbm <= dryDbm);
  // A rate that is in use below what the level would carry decides, while no rain slows it.
  const used = end.rxRate.index;
  const fastest = used !== undefined && !(rainDb && rainDb > 0) ? Math.min(used, carried) : carried;
  const rates = ratesDbm
    .slice(0, fastest + 1)
    .map((dbm, index) => ({ index, db: dryDbm - dbm + more }))
    .toReversed();
  return {
    side: end.side,
    direction: receiveDirection(ends.local.role, end.side),
    linkDb: dryDbm - linkDbm + more,
    rateDb: rates[0]?.db,
    rates,
  };
}

/** The weakest level at which an end has the link, and each of its rates, dBm. */
interface NeededLevels {
  readonly linkDbm: number;
  /** By rate index, slowest first; empty for a radio whose thresholds no source states (LTU, airOS 6). */
  readonly ratesDbm: readonly number[];
}

/**
 * Levels that an end needs. At 60 GHz those of 802.11ad, and for the link the least at which one comes up (§9).
 * At 5 GHz what gives the CINR of each rate over the noise and interference that is there now; without a CINR the floors of a
 * good radio.
 */
function neededLevels(end: LinkEnd, { band, channelWidthMhz }: LinkEnds): NeededLevels {
  if (band === '60') {
    // The control rate is carried below the least level at which a link comes up.
    const floors = atLeast(RATES_11AD.map(({ floorDbm }) => Math.max(floorDbm, LINK_UP_MINIMUM_60GHZ_DBM)));
    return { linkDbm: LINK_UP_MINIMUM_60GHZ_DBM, ratesDbm: floors };
  }
  if (end.rxRate.index === undefined) return { linkDbm: MINIMAL_VALID_SIGNAL_DBM, ratesDbm: [] };
  const levels = levelsOverNoise(end) ?? floorsOfWidth(channelWidthMhz);
  return { linkDbm: levels[0] ?? MINIMAL_VALID_SIGNAL_DBM, ratesDbm: levels };
}

/** The slower 802.11ad rate 5 needs more than 6: a level carries a rate if it carries any faster one. */
const atLeast = (floors: readonly number[]): readonly number[] =>
  floors.map((_, index) => Math.min(...floors.slice(index)));

const ratio = (db: number): number => 10 ** (db / 10);

/** The signal S at which S / (noise + interference + S below the receiver's ceiling) is the wanted CINR, by rate. */
function levelsOverNoise(end: LinkEnd): readonly number[] | undefined {
  const disturbance = disturbanceOf(end);
  if (disturbance === undefined) return undefined;
  const { noiseDbm, interferenceDbm } = disturbance;
  const all = ratio(noiseDbm) + (interferenceDbm === undefined ? 0 : ratio(interferenceDbm));
  return RATES_11AC.map(({ wantedCinrDb }) => {
    const wanted = ratio(wantedCinrDb);
    return 10 * Math.log10((wanted * all) / (1 - wanted / ratio(EVM_CEILING_DB)));
  });
}

function floorsOfWidth(widthMhz: number | undefined): readonly number[] {
  if (!isWithin(widthMhz, PHYSICAL.widthMhz)) return [];
  return RATES_11AC.map(({ radioFloorDbm }) => radioFloorDbm + widthPenaltyDb(widthMhz));
}

const TX_POWER = { '5': 'radio.1.txpower', '60': 'radio.0.txpower' } as const;

/**
 * How much automatic power control can still add to what the remote end receives, dB: up to the power that is set here. Of the
 * remote transmitter only its power of now is reported, so nothing is counted for this end. §4.
 */
export function atpcHeadroom(
  ends: LinkEnds,
  configuration: Pick<ReadonlyMap<string, string>, 'get'>,
): NonNullable<FadeFacts['headroomDb']> {
  const set = Number(configuration.get(TX_POWER[ends.band])?.trim() || Number.NaN);
  const now = ends.local.txPowerDbm;
  if (!isAtpcTrimming(ends.atpcStatus) || !isWithin(now, PHYSICAL.dbm) || !isWithin(set, PHYSICAL.dbm))
    return {};
  return { remote: Math.max(0, set - now) };
}
