import type { Notice } from '@radiolink/domain/notices';

/**
 * The notices that the user dismissed, each with its text at that time: a notice with a new text is shown
 * again.
 */
export type Dismissed = ReadonlyMap<string, string>;

export const NOTHING_PUT_AWAY: Dismissed = new Map();

function saidBy({ message }: Notice): string {
  return JSON.stringify(message);
}

/** Puts a notice away. */
export function withPutAway(away: Dismissed, notice: Notice): Dismissed {
  return new Map([...away, [notice.id, saidBy(notice)]]);
}

/** Restores a notice: dismissing it on the device failed. */
export function withoutPutAway(away: Dismissed, id: string): Dismissed {
  return new Map([...away].filter(([known]) => known !== id));
}

/** The notices that are still to be shown. */
export function visibleNotices(notices: readonly Notice[], away: Dismissed): readonly Notice[] {
  return notices.filter(notice => away.get(notice.id) !== saidBy(notice));
}

/** Drops notices that the device no longer reports, so that they are shown if they become true again. */
export function keepCurrent(away: Dismissed, notices: readonly Notice[]): Dismissed {
  const remaining = [...away].filter(([id, said]) =>
    notices.some(notice => notice.id === id && saidBy(notice) === said),
  );
  return remaining.length === away.size ? away : new Map(remaining);
}
