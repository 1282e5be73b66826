import type { Message } from '@radiolink/domain/errors';
import type { Tone } from '../../components/index.ts';

/** Result of a change as text, with its severity. */
export interface OutcomeLabels {
  readonly tone: Tone;
  /** Running configuration, saved configuration and advice, one sentence each. */
  readonly text: readonly Message[];
  /** Message of the device or the network, or the fault. */
  readonly reason?: Message;
  /** The change is not in force: what is pending is still to be applied. */
  readonly isPending?: boolean;
  /** Where the device may be instead. */
  readonly newAddress?: string | undefined;
}
