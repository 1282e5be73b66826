import { type Message, message } from '../errors/message.ts';
import type { LinkSide } from './link-end.ts';
import type { LinkReason, LinkReasonKind, ReasonSeverity } from './link-reason.ts';

/** Whole sentences for both sides: a side put into a sentence does not translate. */
export type Sentences = Readonly<Record<LinkSide, string>>;

/** A reason in the sentence of its side. */
export function reason(
  kind: LinkReasonKind,
  side: LinkSide,
  severity: ReasonSeverity,
  sentences: Sentences,
  values: Message['values'],
): LinkReason {
  return { kind, side, severity, message: message(sentences[side], values) };
}
