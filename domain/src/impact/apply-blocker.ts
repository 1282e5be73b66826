import type { ConfigStore, ConfigText, StagedBackup } from '../configuration/index.ts';
import { message, type Message } from '../errors/message.ts';
import { exceedsShownImpact, type ImpactContext, pendingImpact } from './pending-impact.ts';
import { contextOf, type FaultFacts } from '../settings/settings-context.ts';
import type { Finding } from '../settings/finding.ts';
import { pendingFaults } from '../settings/pending-faults.ts';
import { validateConfiguration } from '../settings/validate-configuration.ts';

/** The reason why changes must not be sent as they are. `not-testable`: a test would end without a result. */
export interface ApplyBlocker {
  readonly kind: 'not-sent' | 'not-testable';
  readonly words: Message;
}

const COSTS_MORE = message(
  'The device was changed in another session. Applying now interrupts more than shown. Review the changes again.',
);

/**
 * Why changes must not be sent. readings 7, 41 and 48.
 *
 * @param shown what the reader saw when applying was requested
 */
export function applyBlocker(
  store: ConfigStore,
  {
    isTest,
    shown,
    facts,
  }: { readonly isTest: boolean; readonly shown: ConfigStore; readonly facts: ImpactContext },
): ApplyBlocker | undefined {
  const blocked = firstFault(pendingFaults(store, facts));
  if (blocked !== undefined) return blocked;
  const [before, now] = [pendingImpact(shown, facts), pendingImpact(store, facts)];
  const words = isTest ? now?.testProblem : undefined;
  if (words !== undefined) return { kind: 'not-testable', words };
  return before && now && exceedsShownImpact(before, now)
    ? { kind: 'not-sent', words: COSTS_MORE }
    : undefined;
}

/**
 * Why a whole configuration must not be put in force: a backup, what a first setup left, or what runs unsaved. It is judged
 * as changes to what it replaces. Where that is unknown, nothing in it is known to have been there before: each of its
 * errors counts. readings 41 and 48.
 */
export function configurationBlocker(
  { text, replacing }: StagedBackup,
  facts: FaultFacts,
): ApplyBlocker | undefined {
  return firstFault(replacing === undefined ? errorsOf(text, facts) : pendingFaults(replacing, facts));
}

function errorsOf(text: ConfigText, facts: FaultFacts): readonly Finding[] {
  const values = text.entries();
  return validateConfiguration(values, contextOf(values, facts)).filter(
    ({ severity }) => severity === 'error',
  );
}

function firstFault([fault]: readonly Finding[]): ApplyBlocker | undefined {
  return (
    fault && {
      kind: 'not-sent',
      words: message('{setting}: {problem}', { setting: fault.name, problem: fault.problem }),
    }
  );
}
