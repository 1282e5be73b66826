import type { LinkEnd, LinkEnds } from '../link/link-end.ts';
import { EVM_CEILING_DB } from '../link/interference.ts';
import { LINK_UP_MINIMUM_60GHZ_DBM, MINIMAL_VALID_SIGNAL_DBM } from '../link/signal-limits.ts';
import { disturbanceOf } from '../prediction/disturbance.ts';
import { RATES_11AC } from '../radio/rate-11ac.ts';
import { RATES_11AD } from '../radio/rate-11ad.ts';
import { widthPenaltyDb } from '../radio/rate-choice.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** The weakest level at which an end has the link, and each of its rates, dBm. */
export interface NeededLevels {
  readonly linkDbm: number;
  /** By rate index, slowest first; empty for a radio whose thresholds no source states (LTU, airOS 6). */
  readonly ratesDbm: readonly number[];
}

/**
 * Levels that an end needs. At 60 GHz those of 802.11ad, and for the link the least at which one comes up (§9).
 * At 5 GHz what gives the CINR of each rate over the noise and interference that is there now; without a CINR the floors of a
 * good radio.
 */
export function neededLevels(end: LinkEnd, { band, channelWidthMhz }: LinkEnds): NeededLevels {
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
