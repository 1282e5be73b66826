import {
  type ChannelFacts,
  type SettingsContext,
  settingsContext,
  type StoredKeys,
} from './settings-context.ts';
import type { SettingsBoard } from './settings-board.ts';
import { mayBeWide } from './wireless/channel-in-use.ts';

/** Known facts about the device in addition to its configuration; an unknown fact restricts nothing. */
export interface FaultFacts extends StoredKeys, Omit<ChannelFacts, 'allowAbove40'> {
  readonly board?: SettingsBoard;
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
