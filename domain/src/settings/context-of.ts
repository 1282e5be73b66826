import {
  type ChannelsOnAir,
  type SettingsContext,
  settingsContext,
  type StoredKeys,
} from './settings-context.ts';
import type { ChannelRow, RegulatoryDomain60 } from '../radio/regulatory-domain.ts';
import type { SettingsBoard } from '../device/settings-board.ts';
import { mayBeWide } from './wireless/channel-in-use.ts';

/** Known facts about the device in addition to its configuration; an unknown fact restricts nothing. */
export interface FaultFacts extends StoredKeys {
  readonly board?: SettingsBoard;
  /** The channels that the country leaves the main radio. */
  readonly channels?: readonly ChannelRow[];
  /** Name of the country that these channels are of. */
  readonly countryName?: string;
  /** What the country permits at 60 GHz. */
  readonly domain60?: RegulatoryDomain60;
  /** The channels that the radios have selected, of a station its access point. */
  readonly selected?: ChannelsOnAir;
}

/**
 * The one context of all rules, of a page, of the gate before apply and of the command line. It contains known facts
 * about the device, and what the configuration itself permits.
 */
export function contextOf(
  values: ReadonlyMap<string, string>,
  { board, ...others }: FaultFacts = {},
): SettingsContext {
  return settingsContext(values, board, { ...others, allowAbove40: mayBeWide(values) });
}
