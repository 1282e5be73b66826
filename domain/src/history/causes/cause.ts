import { type Message, message } from '../../errors/message.ts';
import type { BeforeAfter, HistoryChange } from '../compare-windows.ts';
import type { HistoryEvent, HistoryEventKind } from '../history-event.ts';
import type { HistoryQuantity } from '../history-quantity.ts';
import type { HistorySample } from '../history-sample.ts';

/** Causes of a link that got worse, the surest evidence first: what a device reports comes before what readings suggest. */
export const LIKELY_CAUSES = [
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
export type LikelyCauseKind = (typeof LIKELY_CAUSES)[number];

/** A likely cause, and what to do about it. */
export interface LikelyCause {
  readonly kind: LikelyCauseKind;
  readonly message: Message;
  readonly advice: Message;
}

/** What a rule judges by. */
export interface Evidence {
  readonly around: BeforeAfter;
  readonly change: (quantity: HistoryQuantity) => HistoryChange | undefined;
  /** An event close enough to be the cause. */
  readonly event: (...kinds: readonly HistoryEventKind[]) => HistoryEvent | undefined;
  /** The same, of a remote device that told it itself. */
  readonly remoteEvent: (...kinds: readonly HistoryEventKind[]) => HistoryEvent | undefined;
  /** Whether it rained at some time of the hours around. */
  readonly rained: boolean;
  /** The most that was measured in one of those hours, mm; undefined where no event says it. */
  readonly rainMillimetres: number | undefined;
  readonly samples: readonly HistorySample[];
}

/** Finds one kind of cause in the evidence. */
export type Rule = (evidence: Evidence) => LikelyCause | undefined;

/** A cause with its words and an advice. */
export const cause = (kind: LikelyCauseKind, text: Message, advice: string): LikelyCause => ({
  kind,
  message: text,
  advice: message(advice),
});
