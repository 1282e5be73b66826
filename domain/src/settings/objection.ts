import type { ConfigStore } from '../configuration/index.ts';
import { message, type Message } from '../errors/message.ts';
import { costsMore } from '../impact/costs-more.ts';
import { type CostFacts, pendingImpact } from '../impact/pending-impact.ts';
import { pendingFaults } from './pending-faults.ts';

/** The reason why changes must not be sent as they are. `not-testable`: a test would end without a result. */
export interface Objection {
  readonly kind: 'not-sent' | 'not-testable';
  readonly words: Message;
}

const COSTS_MORE = message(
  'The device was changed in another session. Applying now interrupts more than shown. Review the changes again.',
);

/**
 * Why changes must not be sent. decided.md row 7.
 *
 * @param shown what the reader saw when applying was requested
 */
export function objectionTo(
  store: ConfigStore,
  {
    isTest,
    shown,
    facts,
  }: { readonly isTest: boolean; readonly shown: ConfigStore; readonly facts: CostFacts },
): Objection | undefined {
  const [fault] = pendingFaults(store, facts);
  if (fault !== undefined)
    return {
      kind: 'not-sent',
      words: message('{setting}: {problem}', { setting: fault.name, problem: fault.problem }),
    };
  const [before, now] = [pendingImpact(shown, facts), pendingImpact(store, facts)];
  const words = isTest ? now?.testProblem : undefined;
  if (words !== undefined) return { kind: 'not-testable', words };
  return before && now && costsMore(before, now) ? { kind: 'not-sent', words: COSTS_MORE } : undefined;
}
