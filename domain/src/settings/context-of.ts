import { type SettingsContext, settingsContext } from './settings-context.ts';
import type { ChannelRow } from '../radio/regulatory-domain.ts';
import type { SettingsBoard } from './settings-board.ts';
import { mayBeWide } from './wireless/channel-in-use.ts';

/** What is known of the device beside its configuration; an unknown fact lets everything pass. */
export interface FaultFacts {
  readonly board?: SettingsBoard;
  /** The channels that the country leaves the main radio. */
  readonly channels?: readonly ChannelRow[];
}

/**
 * The one context that all rules are asked with, of a page, of the gate before apply and of the command line: what is
 * known of the device, and what the configuration itself allows.
 */
export function contextOf(
  values: ReadonlyMap<string, string>,
  { board, channels }: FaultFacts = {},
): SettingsContext {
  return settingsContext(values, board, { ...(channels && { channels }), allowAbove40: mayBeWide(values) });
}
