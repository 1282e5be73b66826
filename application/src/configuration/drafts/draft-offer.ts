import {
  type ConfigDraft,
  draftKeys,
  draftSize,
  draftToApply,
  draftWithin,
  draftWithout,
  EMPTY_DRAFT,
  isDraftInForce,
  withoutKeys,
} from '@radiolink/domain/configuration';
import type { ChangeMemory, TypedText } from './change-memory.port.ts';

/** Changes of an earlier time that are not applied. */
export interface DraftOffer {
  /** When they were made, milliseconds since the epoch; undefined if not recorded. */
  readonly at: number | undefined;
  readonly draft: ConfigDraft;
  /** Texts that were not valid: they return to their fields. */
  readonly typed: readonly TypedText[];
}

/**
 * Request for the remembered changes. Sent changes that are not in effect are restored immediately. The
 * others are offered once to each page: later they may belong to another page that is editing them.
 */
export interface DraftRequest {
  /** Changes sent to the device from this browser; undefined if none. */
  readonly sent: ConfigDraft | undefined;
  /** It was found in force as a whole: secrets, whose values are not stored, need not be entered again. */
  readonly isInForce: boolean;
}

export interface DraftSituation {
  readonly memory: ChangeMemory | null;
  /** The configuration as the device has it; empty before it was read. */
  readonly saved: ReadonlyMap<string, string>;
  /** Keys that are changed on this page. */
  readonly pendingKeys: ReadonlySet<string>;
  /** Nothing was offered to this page yet. */
  readonly isFirst: boolean;
}

/** Action on the remembered changes. */
export interface DraftAnswer {
  /** No more to be remembered. */
  readonly dropped: readonly ConfigDraft[];
  /** To be pending again immediately. */
  readonly restored?: ConfigDraft;
  readonly offer?: DraftOffer;
}

/** Action on the remembered changes; undefined while the response is unknown. */
export function draftAnswer(
  { memory, saved, pendingKeys, isFirst }: DraftSituation,
  { sent = EMPTY_DRAFT, isInForce }: DraftRequest,
): DraftAnswer | undefined {
  if (saved.size === 0 || memory === null) return undefined;
  const { draft = EMPTY_DRAFT, typed = [] } = memory;
  // What this page has changed since is newer than what is remembered.
  const remembered = withoutKeys(draft, pendingKeys);
  const ofSent = draftWithin(remembered, sent);
  const isOver = isInForce || isReadInForce(ofSent, saved);
  const others = isFirst ? withoutKeys(remembered, new Set(draftKeys(ofSent))) : EMPTY_DRAFT;
  const open = draftToApply(others, saved);
  const dropped = [isOver ? ofSent : EMPTY_DRAFT, draftWithout(others, open, EMPTY_DRAFT)];
  return {
    dropped: dropped.filter(isAny),
    ...(!isOver && isAny(ofSent) && { restored: ofSent }),
    ...(isFirst &&
      (isAny(open) || typed.length > 0) && { offer: { at: offeredAt(memory), draft: open, typed } }),
  };
}

const isAny = (draft: ConfigDraft): boolean => draftSize(draft) > 0;

/** True if the device is seen to run all of a draft. New values of secrets cannot be read. */
function isReadInForce(draft: ConfigDraft, saved: ReadonlyMap<string, string>): boolean {
  return draft.secretKeys.length === 0 && isDraftInForce(draft, saved) === true;
}

function offeredAt({ draftAt, typed = [] }: ChangeMemory): number | undefined {
  const times = [...(draftAt === undefined ? [] : [draftAt]), ...typed.map(({ at }) => at)];
  return times.length === 0 ? undefined : Math.max(...times);
}
