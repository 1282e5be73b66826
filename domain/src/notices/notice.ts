import type { Message } from '../errors/message.ts';

/** Severity of a notice. */
export type NoticeSeverity = 'notice' | 'warning' | 'danger';

/** A notice for the administrator, until it is dismissed or no longer true. */
export interface Notice {
  /** Stable: the same fact has the same id at each tick. */
  readonly id: string;
  readonly severity: NoticeSeverity;
  readonly message: Message;
  /** True if the user may dismiss it permanently on the device. */
  readonly dismissible: boolean;
}

const SEVERITY_ORDER: readonly NoticeSeverity[] = ['danger', 'warning', 'notice'];

/** Danger first, then warnings, then notices. A stable sort keeps the order of importance within each. */
export function compareNotices(a: Notice, b: Notice): number {
  return SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity);
}
