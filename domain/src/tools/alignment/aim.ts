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

/** The signals of both ends at one moment; ms since the epoch and dBm. */
export interface AimPoint {
  readonly at: number;
  readonly localDbm: number | undefined;
  readonly remoteDbm: number | undefined;
}

/** Length of the curve, ms. */
export const AIM_CURVE_MS = 300_000;

/** Moments that lie further apart than this are not joined: the page was left, or no status came, ms. */
const AIM_GAP_MS = 5000;

/** Whether nothing is known of the time between two moments, so that no line may lead over it. */
export function isAimGap(before: AimPoint | undefined, after: AimPoint): boolean {
  return before === undefined || !(after.at - before.at <= AIM_GAP_MS);
}

/** The curve with the levels of one more moment, without what is older than five minutes. Unchanged by a time that is not finite. */
export function withAimPoint(
  curve: readonly AimPoint[],
  { local, remote }: Aim,
  at: number,
): readonly AimPoint[] {
  if (!Number.isFinite(at)) return curve;
  const first = curve.findIndex(point => point.at > at - AIM_CURVE_MS);
  const recent = first < 0 ? [] : curve.slice(first);
  return [...recent, { at, localDbm: local.total.nowDbm, remoteDbm: remote.total.nowDbm }];
}

/** How new the last level is: a missed answer is not a lost link. reading 37. */
export type AimFreshness = 'new' | 'old' | 'missing';

/** A level older than this is shown as an old one, ms. */
export const OLD_LEVEL_MS = 2000;
/** A level older than this is no longer sounded, ms. */
export const MISSING_LEVEL_MS = 3000;

/** How new a level of this age is, ms; `missing` for an age that is none. */
export function aimFreshness(ageMs: number): AimFreshness {
  if (!(ageMs >= 0 && ageMs <= MISSING_LEVEL_MS)) return 'missing';
  return ageMs > OLD_LEVEL_MS ? 'old' : 'new';
}

/** The steps of an alignment, in their order. */
export const AIM_STEPS = ['coarse', 'fine', 'polarization', 'lock', 'compare'] as const;
export type AimStep = (typeof AIM_STEPS)[number];

/** What a step is called, and what is done in it. English sentence keys. */
export const AIM_STEP_WORDS: Readonly<Record<AimStep, { readonly name: string; readonly task: string }>> = {
  coarse: {
    name: 'Coarse',
    task: 'Sweep the antenna slowly left and right, then up and down, until a signal appears. Stop at the strongest one.',
  },
  fine: {
    name: 'Fine',
    task: 'Turn in small steps past the best mark and back to it, first in azimuth, then in elevation. Pause two seconds after each step.',
  },
  polarization: {
    name: 'Polarization',
    task: 'Rotate the antenna around its axis until both chains are within 3 dB.',
  },
  lock: {
    name: 'Lock',
    task: 'Tighten the bolts evenly, a little at a time. The signal must stay at the best mark.',
  },
  compare: {
    name: 'Compare',
    task: 'Compare both ends with the expected signal. More than 8 dB below it suggests a side lobe or an obstacle.',
  },
};

/** The step after one that was done or skipped; undefined after the last. */
export function nextAimStep(step: AimStep): AimStep | undefined {
  return AIM_STEPS[AIM_STEPS.indexOf(step) + 1];
}
