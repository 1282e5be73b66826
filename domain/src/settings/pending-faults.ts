import type { ConfigStore } from '../configuration/index.ts';
import { otherModel } from './checks/other-model.ts';
import { watchedHostLost } from './checks/watchdog.ts';
import { type Finding, finding } from './finding.ts';
import { contextOf, type FaultFacts } from './settings-context.ts';
import { validateConfiguration } from './validate-configuration.ts';

const COUNTRY = 'radio.countrycode';
const named = ({ key, problem, severity }: Finding): string => `${severity} ${key}\n${problem.key}`;

/** Findings on pending changes. */
export interface PendingFindings {
  /** They stop an apply. */
  readonly faults: readonly Finding[];
  /** They stop nothing: what the changes may not mean, and what was unlawful before and can be repaired. */
  readonly remarks: readonly Finding[];
}

const NOTHING: PendingFindings = { faults: [], remarks: [] };

/**
 * Errors caused by the pending changes stop an apply: errors at changed keys or at what is judged with one, and new
 * errors elsewhere, such as a value that is required now. Earlier errors of the device do not: those with a repair are
 * remarked. So are notes that the changes cause. §4.configuration; readings 41 and 48.
 */
export function pendingFindings(store: ConfigStore, facts: FaultFacts = {}): PendingFindings {
  if (!store.isChanged) return NOTHING;
  const { original, running, changes } = store;
  const context = contextOf(running.entries(), facts);
  const between = [otherModel, watchedHostLost].flatMap(
    judge => judge(original.entries(), running.entries()) ?? [],
  );
  const after = [
    ...between.map(({ key, problem, severity, ...rest }) => finding(key, problem, severity, context, rest)),
    ...validateConfiguration(running.entries(), context),
  ];
  const isTouched = ({ key, terms = [] }: Finding): boolean =>
    changes.has(key) || terms.some(term => changes.has(term));
  // The channels are those of the country being set: they say nothing of what stood under another one.
  const isSameCountry = original.get(COUNTRY) === running.get(COUNTRY);
  const known = after.every(isTouched)
    ? new Set<string>()
    : findingsOf(original.entries(), isSameCountry ? facts : ofBoard(facts));
  const isCaused = (found: Finding): boolean => isTouched(found) || !known.has(named(found));
  return {
    // What was changed is named before what follows from it: a channel before its center.
    faults: after
      .filter(found => found.severity === 'error' && isCaused(found))
      .toSorted((one, other) => consequence(one, changes) - consequence(other, changes)),
    remarks: after.filter(found =>
      found.severity === 'error' ? found.repair !== undefined && !isCaused(found) : isCaused(found),
    ),
  };
}

const CENTER = /\.center\.\d+\.freq$/;
const consequence = ({ key }: Finding, changes: ReadonlyMap<string, unknown>): number =>
  (changes.has(key) ? 0 : 1) + (CENTER.test(key) ? 2 : 0);

/** Errors caused by the pending changes. */
export function pendingFaults(store: ConfigStore, facts: FaultFacts = {}): readonly Finding[] {
  return pendingFindings(store, facts).faults;
}

function ofBoard({ board }: FaultFacts): FaultFacts {
  return board === undefined ? {} : { board };
}

function findingsOf(values: ReadonlyMap<string, string>, facts: FaultFacts): ReadonlySet<string> {
  return new Set(validateConfiguration(values, contextOf(values, facts)).map(named));
}
