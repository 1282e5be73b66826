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
  const left = withoutKeys(draft, pendingKeys);
  const mine = draftWithin(left, sent);
  const isOver = isInForce || (mine.secretKeys.length === 0 && isDraftInForce(mine, saved) === true);
  const ofMine = { dropped: isOver ? [mine] : [], ...(!isOver && draftSize(mine) > 0 && { restored: mine }) };
  if (!isFirst) return ofMine;
  const others = withoutKeys(left, new Set(draftKeys(mine)));
  const open = draftToApply(others, saved);
  return {
    ...ofMine,
    dropped: [...ofMine.dropped, draftWithout(others, open, EMPTY_DRAFT)].filter(old => draftSize(old) > 0),
    ...((draftSize(open) > 0 || typed.length > 0) && {
      offer: { at: offeredAt(memory), draft: open, typed },
    }),
  };
}

function offeredAt({ draftAt, typed = [] }: ChangeMemory): number | undefined {
  const times = [...(draftAt === undefined ? [] : [draftAt]), ...typed.map(({ at }) => at)];
  return times.length === 0 ? undefined : Math.max(...times);
}
