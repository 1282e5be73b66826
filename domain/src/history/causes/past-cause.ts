import { type Message, message } from '../../errors/message.ts';
import type { BeforeAfter, PastChange } from '../compare-windows.ts';
import type { PastEvent, PastEventKind } from '../past-event.ts';
import type { PastQuantity } from '../past-quantity.ts';
import type { PastSample } from '../past-sample.ts';

/** Causes of a link that got worse, the surest evidence first: what a device reports comes before what readings suggest. */
export const PAST_CAUSES = [
  'port',
  'configuration',
  'radar',
  'firmware',
  'channel',
  'remote-event',
  'power',
  'station',
  'chain',
  'rain',
  'antenna',
  'interference',
  'overload',
  'reboot',
  'outage',
] as const;
export type PastCauseKind = (typeof PAST_CAUSES)[number];

/** A likely cause, and what to do about it. */
export interface PastCause {
  readonly kind: PastCauseKind;
  readonly message: Message;
  readonly advice: Message;
}

/** What a rule judges by. */
export interface Evidence {
  readonly around: BeforeAfter;
  readonly change: (quantity: PastQuantity) => PastChange | undefined;
  /** An event close enough to be the cause. */
  readonly event: (...kinds: readonly PastEventKind[]) => PastEvent | undefined;
  /** The same, of a remote device that told it itself. */
  readonly remoteEvent: (...kinds: readonly PastEventKind[]) => PastEvent | undefined;
  /** Whether it rained at some time of the hours around. */
  readonly rained: boolean;
  /** The most that was measured in one of those hours, mm; undefined where no event says it. */
  readonly rainMillimetres: number | undefined;
  readonly samples: readonly PastSample[];
}

/** Finds one kind of cause in the evidence. */
export type Rule = (evidence: Evidence) => PastCause | undefined;

/** A cause with its words and an advice. */
export const cause = (kind: PastCauseKind, text: Message, advice: string): PastCause => ({
  kind,
  message: text,
  advice: message(advice),
});
