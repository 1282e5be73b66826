import { ConfigText } from '../configuration/index.ts';
import type { BoardCapabilities } from '../device/board-capabilities.ts';
import { settingsBoardOf } from '../device/settings-board.ts';
import { regulationByTable } from '../device/table-regulation.ts';
import { countryRules, countryRulesByAlpha2 } from '../radio/index.ts';
import type { FaultFacts } from '../settings/index.ts';

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
  const { domain, domain60 } = regulationByTable(board, countryCode);
  const channels = domain?.interfaces.flatMap(each => each.channels);
  return {
    ...(domain && channels && { channels, countryName: domain.countryName }),
    ...(domain60 && { domain60 }),
  };
}
