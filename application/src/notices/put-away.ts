import type { Notice } from '@radiolink/domain/notices';

/** The notices that the user put away, each with what it said then: a notice that says something new comes back. */
export type PutAway = ReadonlyMap<string, string>;

export const NOTHING_PUT_AWAY: PutAway = new Map();

function saidBy({ message }: Notice): string {
  return JSON.stringify(message);
}

/** Puts a notice away. */
export function withPutAway(away: PutAway, notice: Notice): PutAway {
  return new Map([...away, [notice.id, saidBy(notice)]]);
}

/** Takes a notice back: it could not be put away on the device. */
export function withoutPutAway(away: PutAway, id: string): PutAway {
  return new Map([...away].filter(([known]) => known !== id));
}

/** The notices that are still to be shown. */
export function notPutAway(notices: readonly Notice[], away: PutAway): readonly Notice[] {
  return notices.filter(notice => away.get(notice.id) !== saidBy(notice));
}

/** Forgets what the device no longer says, so that it is shown if it becomes true again. */
export function stillSaid(away: PutAway, notices: readonly Notice[]): PutAway {
  const kept = [...away].filter(([id, said]) =>
    notices.some(notice => notice.id === id && saidBy(notice) === said),
  );
  return kept.length === away.size ? away : new Map(kept);
}
