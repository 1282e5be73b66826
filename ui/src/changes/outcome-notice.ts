import type { Message } from '@radiolink/domain/errors';
import type { Tone } from '../components/index.ts';

/** What became of a change, in plain words, and how grave it is. */
export interface OutcomeWords {
  readonly tone: Tone;
  /** What runs, what is saved, and what to do about it: sentence by sentence. */
  readonly text: readonly Message[];
  /** What the device or the network said, or what is wrong. */
  readonly reason?: Message;
  /** The change is not in force: what is pending is still to be applied. */
  readonly isPending?: boolean;
  /** Where the device may be instead. */
  readonly newAddress?: string | undefined;
}
