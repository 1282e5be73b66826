import type { Message } from '../errors/message.ts';
import type { Severity } from './chains.ts';
import type { LinkSide } from './link-end.ts';

/** What can be wrong with a link, the most telling first: an earlier one often explains a later one. */
export const LINK_REASON_KINDS = [
  'chain-imbalance',
  'over-saturated',
  'interference',
  'weak',
  'asymmetric',
  'low-rate',
  'ethernet-bottleneck',
] as const;
export type LinkReasonKind = (typeof LINK_REASON_KINDS)[number];

/** One thing that keeps a link from what is expected, in words. */
export interface LinkReason {
  readonly kind: LinkReasonKind;
  readonly side: LinkSide;
  readonly severity: Exclude<Severity, 'success'>;
  readonly message: Message;
}

/** Danger before warning, then the more telling kind, then the local end. */
export function compareReasons(a: LinkReason, b: LinkReason): number {
  return (
    Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
    LINK_REASON_KINDS.indexOf(a.kind) - LINK_REASON_KINDS.indexOf(b.kind) ||
    Number(a.side === 'remote') - Number(b.side === 'remote')
  );
}
