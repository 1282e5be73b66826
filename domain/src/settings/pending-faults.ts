import type { ConfigStore } from '../configuration/index.ts';
import type { Finding } from './finding.ts';
import { contextOf, type FaultFacts } from './context-of.ts';
import { validateConfiguration } from './validate-configuration.ts';

const COUNTRY = 'radio.countrycode';
const named = ({ key, problem }: Finding): string => `${key}\n${problem.key}`;

/**
 * Errors caused by the pending changes: errors at changed keys, and new errors elsewhere, such as a value that is
 * required now. Earlier errors of the device at unchanged keys do not count. Specification §4, Configuration
 * handling.
 */
export function pendingFaults(store: ConfigStore, facts: FaultFacts = {}): readonly Finding[] {
  if (!store.isChanged) return [];
  const { original, running, changes } = store;
  const after = errorsOf(running.entries(), facts);
  if (after.every(({ key }) => changes.has(key))) return after;
  // The channels are those of the country being set: they say nothing of what stood under another one.
  const isSameCountry = original.get(COUNTRY) === running.get(COUNTRY);
  const before = new Set(
    errorsOf(original.entries(), isSameCountry ? facts : withoutChannels(facts)).map(named),
  );
  return after.filter(fault => changes.has(fault.key) || !before.has(named(fault)));
}

function withoutChannels({ board }: FaultFacts): FaultFacts {
  return board === undefined ? {} : { board };
}

function errorsOf(values: ReadonlyMap<string, string>, facts: FaultFacts): readonly Finding[] {
  return validateConfiguration(values, contextOf(values, facts)).filter(
    ({ severity }) => severity === 'error',
  );
}
