import { ConfigText } from '../configuration/index.ts';
import type { BoardCapabilities } from '../device/board-capabilities.ts';
import { deviceModel } from '../device/device-model.ts';
import { settingsBoardOf } from '../device/settings-board.ts';
import {
  buildRegulatoryDomain,
  buildRegulatoryDomain60,
  countryRules,
  countryRulesByAlpha2,
  rowsOf,
} from '../radio/index.ts';
import type { FaultFacts } from '../settings/index.ts';

/** Widths that are looked up where no board names its own, MHz. */
const WIDTHS_MHZ = [10, 20, 30, 40, 50, 60, 80];
const WIDTHS_60_MHZ = [1080, 2160];

/** The number of a country that is named by it or by its two letters; undefined for an unknown one. */
export function countryCodeOf(country: string): number | undefined {
  const rules = /^\d+$/.test(country)
    ? countryRules(Number(country))
    : countryRulesByAlpha2(country.toUpperCase());
  return rules?.countryCode;
}

/** The number of the country that a configuration is set to; undefined where it names none or has no rules. */
export function countryCodeIn(text: string): number | undefined {
  const config = ConfigText.parse(text);
  const named = config.get('radio.countrycode') ?? config.get('radio.1.countrycode') ?? '';
  return /^\d+$/.test(named) ? countryCodeOf(named) : undefined;
}

/** What the rules of a configuration know of its board and of a country, by the public table. reading 41. */
export function countryFacts(
  board: BoardCapabilities | undefined,
  countryCode: number | undefined,
): FaultFacts {
  const known = board && settingsBoardOf(board);
  return { ...(known && { board: known }), ...(countryCode !== undefined && ofCountry(board, countryCode)) };
}

function ofCountry(board: BoardCapabilities | undefined, countryCode: number): FaultFacts {
  const model = board && deviceModel(board);
  const main = model?.main;
  const classic = main?.band === 'AD' ? model?.backup : main;
  const isG = classic?.band === 'G';
  const listed =
    isG && classic.channelWidthsGMhz.length > 0 ? classic.channelWidthsGMhz : classic?.channelWidthsMhz;
  const domain = buildRegulatoryDomain(countryCode, {
    main: {
      widthsMhz: listed === undefined || listed.length === 0 ? WIDTHS_MHZ : listed,
      ...(isG && { band: 'G' as const }),
    },
  });
  const domain60 = main?.band === 'AD' ? domain60Of(countryCode, main.maxTxPowerDbm) : undefined;
  return {
    ...(domain && { channels: rowsOf(domain, 'main'), countryName: domain.countryName }),
    ...(domain60 && { domain60 }),
  };
}

/** The public table limits channel and EIRP; power into the antenna and its gain are the board's. */
function domain60Of(countryCode: number, maxCondPower = 40) {
  return buildRegulatoryDomain60(countryCode, {
    widthsMhz: WIDTHS_60_MHZ,
    maxCondPower,
    minAntGain: 0,
    maxAntGain: 60,
  });
}
