import type { BeforeAfter, PastChange } from '../around.ts';
import type { PastEvent, PastEventKind } from '../past-event.ts';
import type { PastQuantity } from '../past-quantity.ts';
import type { PastSample } from '../past-sample.ts';
import type { PastCause } from './past-cause.ts';

/** What a rule judges by. */
export interface Evidence {
  readonly around: BeforeAfter;
  readonly change: (quantity: PastQuantity) => PastChange | undefined;
  /** An event close enough to be the cause. */
  readonly event: (...kinds: readonly PastEventKind[]) => PastEvent | undefined;
  /** Whether it rained at some time of the hours around. */
  readonly rained: boolean;
  readonly samples: readonly PastSample[];
}

/** Finds one kind of cause in the evidence. */
export type Rule = (evidence: Evidence) => PastCause | undefined;
