import {
  buildRegulatoryDomain,
  buildRegulatoryDomain60,
  cacSecondsOfRow,
  type ChannelRow,
  countryRules,
  type RegulatoryDomain,
  type RegulatoryDomain60,
  rowsOf,
} from '@radiolink/domain/radio';
import type { Board } from '../board/board.ts';
import type { Channel } from '../configuration/radio-settings.ts';

/** Number of the licensed firmware of the United States; its rules are those of the country. */
export const LICENSED_UNITED_STATES = 841;
/** Minimum antenna gain of the 60 GHz products, dBi. */
const LEAST_GAIN_60_DBI = 30;
const UNITED_STATES = 840;

/** Number of the country whose rules are in force under a number. */
export function ruledBy(countryCode: number): number {
  return countryCode === LICENSED_UNITED_STATES ? UNITED_STATES : countryCode;
}

/** Permissions of a board in a country. */
export interface Regulation {
  /** Undefined for an unknown country. */
  readonly domain: RegulatoryDomain | undefined;
  /** Undefined without a 60 GHz radio, or where the country has no channel for it. */
  readonly domain60: RegulatoryDomain60 | undefined;
}

const cache = new Map<string, Regulation>();

/** The regulatory domain of a board in a country, built once. */
export function regulationOf(board: Board, countryCode: number, uniiActivated: boolean): Regulation {
  const key = `${board.shortName} ${countryCode} ${uniiActivated}`;
  const known = cache.get(key);
  if (known) return known;
  const regulation = build(board, countryCode, uniiActivated);
  cache.set(key, regulation);
  return regulation;
}

function build(board: Board, countryCode: number, uniiActivated: boolean): Regulation {
  // The rules of the countries that are known here are those of 5 and 60 GHz.
  if (board.band !== undefined) return { domain: undefined, domain60: undefined };
  const country = ruledBy(countryCode);
  const query = {
    widthsMhz: board.widthsMhz,
    unii: { switchable: true, activated: uniiActivated },
    bandEdges: true,
    licensed: countryCode === LICENSED_UNITED_STATES,
  };
  const domain = buildRegulatoryDomain(country, board.radio60 ? { backup: query } : { main: query });
  const domain60 =
    board.radio60 &&
    buildRegulatoryDomain60(country, {
      widthsMhz: board.radio60.widthsMhz,
      maxCondPower: board.radio60.txPowerMaxDbm,
      maxAntGain: board.radio60.antennaGainDbi,
      // A board's own antenna is always allowed.
      minAntGain: Math.min(LEAST_GAIN_60_DBI, board.radio60.antennaGainDbi),
    });
  return {
    domain: domain && { ...domain, countryCode },
    domain60: domain60 && { ...domain60, countryCode },
  };
}

/** The channels of the 5 GHz radio, be it the main one or the backup. */
export function rows5GHz({ domain }: Regulation): readonly ChannelRow[] {
  return domain ? [...rowsOf(domain, 'main'), ...rowsOf(domain, 'backup')] : [];
}

/** True if radar has priority on a channel. */
export function isRadarChannel(regulation: Regulation, channel: Channel): boolean {
  return rowOf(regulation, channel)?.dfs ?? false;
}

/** CAC time before an access point may use a channel, seconds. */
export function listeningSeconds(regulation: Regulation, channel: Channel): number {
  const row = rowOf(regulation, channel);
  if (row === undefined) return 0;
  const rules = countryRules(ruledBy(regulation.domain?.countryCode ?? 0));
  return cacSecondsOfRow(row, rules?.dfsRegion);
}

function rowOf(regulation: Regulation, channel: Channel): ChannelRow | undefined {
  return rows5GHz(regulation).find(row => row.center === channel.centerMhz && row.bw === channel.widthMhz);
}
