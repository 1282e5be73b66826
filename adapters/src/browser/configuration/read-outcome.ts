import type { LastingOutcome } from '@radiolink/application/configuration/apply/apply-state';
import type { RememberedOutcome } from '@radiolink/application/configuration/drafts/change-memory.port';

/** Outcomes that say all by their kind. */
const PLAIN = [
  'saved',
  'kept',
  'reverted',
  'kept-elsewhere',
  'reverted-elsewhere',
  'unknown',
  'forgotten',
] as const;

/** Stored outcome of a change; undefined if of another form. */
export function rememberedOutcomeFrom(stored: unknown): RememberedOutcome | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { at, outcome } = stored as Readonly<Record<string, unknown>>;
  const read = outcomeFrom(outcome);
  return typeof at === 'number' && read !== undefined ? { at, outcome: read } : undefined;
}

function outcomeFrom(stored: unknown): LastingOutcome | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { kind, linkFormed, unseen, changed } = stored as Readonly<Record<string, unknown>>;
  if (kind === 'fell-back' && typeof linkFormed === 'boolean')
    return { kind, linkFormed, ...(unseen === true && { unseen }) };
  if (kind === 'rebooted' && typeof changed === 'boolean') return { kind, changed };
  const plain = PLAIN.find(one => one === kind);
  return plain && { kind: plain };
}
