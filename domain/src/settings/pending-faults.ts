import type { ConfigStore } from '../configuration/index.ts';
import type { Finding } from './finding.ts';
import { type ChannelFacts, settingsContext } from './settings-context.ts';
import type { SettingsBoard } from './settings-board.ts';
import { validateConfiguration } from './validate-configuration.ts';

/** What is known of the device beside its configuration; an unknown fact lets everything pass. */
export interface FaultFacts extends ChannelFacts {
  readonly board?: SettingsBoard;
}

const COUNTRY = 'radio.countrycode';
const named = ({ key, problem }: Finding): string => `${key}\n${problem.key}`;

/**
 * What the pending changes make wrong: errors at changed keys, and errors elsewhere that were none before them, such as
 * a value that is required now. What was wrong on the device already and is not touched does not count.
 * Specification §4, Configuration handling.
 */
export function pendingFaults(
  store: ConfigStore,
  { board, ...channels }: FaultFacts = {},
): readonly Finding[] {
  if (!store.isChanged) return [];
  const { original, running, changes } = store;
  const after = errorsOf(running.entries(), board, channels);
  if (after.every(({ key }) => changes.has(key))) return after;
  // The channels are those of the country being set: they say nothing of what stood under another one.
  const isSameCountry = original.get(COUNTRY) === running.get(COUNTRY);
  const before = new Set(errorsOf(original.entries(), board, isSameCountry ? channels : {}).map(named));
  return after.filter(fault => changes.has(fault.key) || !before.has(named(fault)));
}

function errorsOf(
  values: ReadonlyMap<string, string>,
  board: SettingsBoard | undefined,
  channels: ChannelFacts,
): readonly Finding[] {
  return validateConfiguration(values, settingsContext(values, board, channels)).filter(
    ({ severity }) => severity === 'error',
  );
}
