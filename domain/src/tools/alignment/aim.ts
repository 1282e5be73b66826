import type { LinkEnd, LinkEnds, LinkSide } from '../../link/link-end.ts';
import { isWithin, PHYSICAL } from '../../units/physical-range.ts';

/** A level while an antenna is turned: the one of now, and the best so far, which stays. dBm. */
export interface AimedLevel {
  readonly nowDbm: number | undefined;
  readonly bestDbm: number | undefined;
}

/** One end of the link while an antenna is turned. */
export interface AimedEnd {
  /** All chains together. */
  readonly total: AimedLevel;
  readonly chains: readonly AimedLevel[];
  /** Expected signal of this link, dBm: the target. */
  readonly expectedDbm: number | undefined;
}

/** Both ends of a link while an antenna is turned. */
export type Aim = Readonly<Record<LinkSide, AimedEnd>>;

const NO_LEVEL: AimedLevel = { nowDbm: undefined, bestDbm: undefined };
const NO_END: AimedEnd = { total: NO_LEVEL, chains: [], expectedDbm: undefined };

/** Before the first reading. */
export const NO_AIM: Aim = { local: NO_END, remote: NO_END };

/** The aim after one more reading; without a link nothing is received, and the best marks stay. */
export function withReading(aim: Aim, ends: LinkEnds | undefined): Aim {
  return { local: nextEnd(aim.local, ends?.local), remote: nextEnd(aim.remote, ends?.remote) };
}

/** The aim with the best marks set back to the levels of now. */
export function withoutBest(aim: Aim): Aim {
  const reset = ({ nowDbm }: AimedLevel): AimedLevel => ({ nowDbm, bestDbm: nowDbm });
  const endOf = (end: AimedEnd): AimedEnd => ({
    ...end,
    total: reset(end.total),
    chains: end.chains.map(reset),
  });
  return { local: endOf(aim.local), remote: endOf(aim.remote) };
}

/** How far a level is below its best mark, dB; 0 at the mark. Undefined without a level. */
export function belowBestDb({ nowDbm, bestDbm }: AimedLevel): number | undefined {
  if (!isWithin(nowDbm, PHYSICAL.dbm) || !isWithin(bestDbm, PHYSICAL.dbm)) return undefined;
  return Math.max(0, bestDbm - nowDbm);
}

/** How far an end is from its expected signal, dB: negative below it. Undefined without a level or an expected signal. */
export function fromExpectedDb({ total: { nowDbm }, expectedDbm }: AimedEnd): number | undefined {
  if (!isWithin(nowDbm, PHYSICAL.dbm) || !isWithin(expectedDbm, PHYSICAL.dbm)) return undefined;
  return nowDbm - expectedDbm;
}

/** The ends whose best mark rose; the first reading of an end is no new best. */
export function newBests(before: Aim, after: Aim): readonly LinkSide[] {
  const rose = (side: LinkSide): boolean => {
    const { bestDbm: was } = before[side].total;
    const { bestDbm: is } = after[side].total;
    return was !== undefined && is !== undefined && is > was;
  };
  return (['local', 'remote'] as const).filter(rose);
}

/** A level of an antenna that nobody turns stays within it of its first reading, dB. reading 45. */
const STEADY_DB = 2;

/** True once an end received more than its level wanders by itself, or came to be received at all. */
export function isAimChanged(before: Aim, after: Aim): boolean {
  return (['local', 'remote'] as const).some(side => {
    const { nowDbm: was } = before[side].total;
    const { bestDbm: best } = after[side].total;
    if (!isWithin(best, PHYSICAL.dbm)) return false;
    return !isWithin(was, PHYSICAL.dbm) || best - was > STEADY_DB;
  });
}

function nextEnd(before: AimedEnd, end: LinkEnd | undefined): AimedEnd {
  const chains = end?.chainSignalsDbm ?? [];
  const count = Math.max(before.chains.length, chains.length);
  return {
    total: nextLevel(before.total, end?.signalDbm),
    chains: Array.from({ length: count }, (_, chain) =>
      nextLevel(before.chains[chain] ?? NO_LEVEL, chains[chain]),
    ),
    expectedDbm: isWithin(end?.signalExpectedDbm, PHYSICAL.dbm) ? end.signalExpectedDbm : before.expectedDbm,
  };
}

function nextLevel({ bestDbm }: AimedLevel, dbm: number | undefined): AimedLevel {
  if (!isWithin(dbm, PHYSICAL.dbm)) return { nowDbm: undefined, bestDbm };
  return { nowDbm: dbm, bestDbm: bestDbm === undefined ? dbm : Math.max(bestDbm, dbm) };
}
