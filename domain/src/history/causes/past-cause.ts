import { type Message, message } from '../../errors/message.ts';

/** Causes of a link that got worse, the surest evidence first: what a device reports comes before what readings suggest. */
export const PAST_CAUSES = [
  'port',
  'configuration',
  'radar',
  'firmware',
  'channel',
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

/** A cause with its words and an advice. */
export const cause = (kind: PastCauseKind, text: Message, advice: string): PastCause => ({
  kind,
  message: text,
  advice: message(advice),
});
