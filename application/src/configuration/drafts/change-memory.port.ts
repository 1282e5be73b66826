import type { ConfigDraft } from '@radiolink/domain/configuration';
import type { LinkSample } from '@radiolink/domain/link';
import type { LinkPrediction } from '@radiolink/domain/prediction';
import { type Token, token } from '../../wiring/token.ts';
import type { LastingOutcome } from '../apply/apply-state.ts';

/** Whose changes: drafts of different devices and users never meet. reading 9. */
export interface ChangeOwner {
  /** MAC of the device. */
  readonly mac: string;
  readonly user: string;
}

/** What a change was expected to do, for comparison with what its test measured. */
export type TestedPrediction = Pick<LinkPrediction, 'ratio' | 'figures'>;

/** A running test, milliseconds since the epoch. */
export interface RememberedTest {
  readonly since: number;
  readonly endsAt: number;
  /**
   * The configuration under test, so that its end can be reported whatever is edited in the meantime. It has
   * no secret value.
   */
  readonly tested?: ConfigDraft;
  /** The link as it was before it. */
  readonly before?: LinkSample;
  /** What the change was expected to do to it. */
  readonly expected?: TestedPrediction;
}

/** Result of a change, shown and not closed yet. */
export interface RememberedOutcome {
  readonly outcome: LastingOutcome;
  /** When it was known, milliseconds since the epoch. */
  readonly at: number;
}

/** A text that breaks the rule of its field, so that no draft has it. */
export interface TypedText {
  /** Key of the setting. A secret is never stored. */
  readonly key: string;
  readonly typed: string;
  /** When it was stored, milliseconds since the epoch. */
  readonly at: number;
}

/**
 * A user's changes to a device that this browser remembers. It has no secret value. Times in ms since the
 * epoch.
 */
export interface ChangeMemory {
  readonly draft?: ConfigDraft;
  /** When the draft was last changed. */
  readonly draftAt?: number;
  /** What was typed and is not valid. */
  readonly typed?: readonly TypedText[];
  /** A test that was started in this browser and whose end is not known. */
  readonly test?: RememberedTest;
  /** Since when the device runs a configuration that is lost at its next reboot. */
  readonly unsavedSince?: number;
  /** The editor stamp of that configuration: a different one means that another session has written since. */
  readonly unsavedStamp?: string;
  readonly outcome?: RememberedOutcome;
}

/** A change of what is remembered. */
export type MemoryChange = (memory: ChangeMemory) => ChangeMemory;

/** Where changes outlive the page. A browser that keeps nothing reads as empty; nothing rejects. */
export interface ChangeMemoryPort {
  read(owner: ChangeOwner): Promise<ChangeMemory>;
  /**
   * Changes the remembered state, safely with simultaneous writes of other pages.
   *
   * @returns the remembered state now, and whether it outlives the page
   */
  change(
    owner: ChangeOwner,
    change: MemoryChange,
  ): Promise<{ readonly memory: ChangeMemory; readonly isLasting: boolean }>;
}
export const ChangeMemoryPort: Token<ChangeMemoryPort> = token<ChangeMemoryPort>(
  'configuration/ChangeMemoryPort',
);
