import { buildRegulatoryDomain, buildRegulatoryDomain60 } from '../radio/build-regulatory-domain.ts';
import type { RegulatoryDomain, RegulatoryDomain60 } from '../radio/regulatory-domain.ts';
import { HALF_WIDTH_60GHZ_MHZ, WIDTH_60GHZ_MHZ } from '../radio/channel-width.ts';
import type { BoardCapabilities } from './board-capabilities.ts';
import { deviceModel } from './device-model.ts';
import { settingsBoardOf } from './settings-board.ts';

/** Widths that are looked up where no board names its own, MHz. */
const WIDTHS_MHZ = [10, 20, 30, 40, 50, 60, 80];
const WIDTHS_60_MHZ = [HALF_WIDTH_60GHZ_MHZ, WIDTH_60GHZ_MHZ];
/** Power into the antenna of a 60 GHz radio that does not say its own, dBm. */
const MOST_POWER_60_DBM = 40;

/** Channels and powers of a country by the public table; a part is undefined for a radio that the board lacks. */
export interface TableRegulation {
  readonly domain?: RegulatoryDomain | undefined;
  readonly domain60?: RegulatoryDomain60 | undefined;
}

/** True if the public table has the band of every radio of this board: it has no rules of 24 GHz. */
export function isInRegulatoryTable(board: BoardCapabilities | undefined): boolean {
  return (board && settingsBoardOf(board))?.features?.has('24-ghz') !== true;
}

/**
 * What a country permits a board by the public table, where the device does not say it: empty for a country without rules
 * there. Limits of channel and EIRP are the country's; power into the antenna and its gain are the
 * board's. §3; reading 41.
 */
export function regulationByTable(
  board: BoardCapabilities | undefined,
  countryCode: number,
): TableRegulation {
  if (!isInRegulatoryTable(board)) return {};
  const model = board && deviceModel(board);
  const main = model?.main;
  const is60 = main?.band === 'AD';
  const classic = is60 ? model?.backup : main;
  const isG = classic?.band === 'G';
  const listed =
    isG && classic.channelWidthsGMhz.length > 0 ? classic.channelWidthsGMhz : classic?.channelWidthsMhz;
  const query = {
    widthsMhz: listed === undefined || listed.length === 0 ? WIDTHS_MHZ : listed,
    ...(isG && { band: 'G' as const }),
  };
  const domain =
    is60 && classic === undefined
      ? undefined
      : buildRegulatoryDomain(countryCode, is60 ? { backup: query } : { main: query });
  const domain60 = is60
    ? buildRegulatoryDomain60(countryCode, {
        widthsMhz: WIDTHS_60_MHZ,
        maxCondPower: main.maxTxPowerDbm ?? MOST_POWER_60_DBM,
        minAntGain: 0,
        maxAntGain: 60,
      })
    : undefined;
  return { ...(domain && { domain }), ...(domain60 && { domain60 }) };
}
