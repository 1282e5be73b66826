import { type ConfigStore, managementAddress } from '../configuration/index.ts';
import { message, type Message } from '../errors/message.ts';
import type { FaultFacts } from '../settings/context-of.ts';
import { pendingFaults } from '../settings/pending-faults.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { type ChangeImpact, changeImpact } from './change-impact.ts';
import { costsMore } from './costs-more.ts';
import type { PageAddress } from './page-address.ts';

/** Properties of the hardware and of the country being set; what is unknown is missing. */
export interface CostFacts extends FaultFacts {
  /** Control frequency of the access point to which this station is connected, MHz. */
  readonly linkedMhz?: number | undefined;
}

/** Control frequency of the access point of a connected station, MHz. */
export function linkedFrequency({ wireless }: DeviceStatus): number | undefined {
  return wireless.mode?.startsWith('sta') && wireless.stations.length > 0 ? wireless.frequencyMhz : undefined;
}

/** Impact of applying the pending changes; null without any. */
export function pendingImpact(
  store: ConfigStore,
  { channels, linkedMhz }: Pick<CostFacts, 'channels' | 'linkedMhz'>,
): ChangeImpact | null {
  if (!store.isChanged) return null;
  const { original, running } = store;
  return changeImpact({ before: original, after: running, linkedMhz, ...(channels && { channels }) });
}

/**
 * The future URL of the page, if it is shown at the very address that moves: a relay or a hostname follows
 * automatically.
 *
 * @param shownAt the host of the page
 */
export function pageMovesTo({ original, running }: ConfigStore, shownAt: string): PageAddress | undefined {
  if (managementAddress(original) !== shownAt) return undefined;
  return changeImpact({ before: original, after: running }).newAddress;
}

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
