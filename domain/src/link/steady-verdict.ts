import type { DeviceStatus } from '../status/device-status.ts';
import { message, type Message } from '../errors/message.ts';
import type { Station } from '../status/station.ts';
import { averagedEnds, type MovingReadings, movingReadings } from './averaged-ends.ts';
import { contradictsRate } from './interference.ts';
import { type Held, type Hold, nextHeld } from './held.ts';
import type { LinkEnds, LinkSide } from './link-end.ts';
import { linkEnds } from './link-ends.ts';
import type { LinkHealth } from './signal-limits.ts';
import { isProblem, LINK_REASON_KINDS, type LinkReason } from './link-reason.ts';
import { headlineWithoutReason, type LinkVerdict, linkVerdict } from './link-verdict.ts';
import { isSameCause, isStateCause, type RootCause, stateCause, verdictCause } from './root-cause.ts';

/** Averaging time of readings, ms. */
export const VERDICT_AVERAGE_MS = 15_000;
/** Time for which another cause must lead before it is shown, ms. */
export const VERDICT_CONFIRM_MS = 15_000;
/** Minimum time of a shown cause before another reading may replace it, ms. */
export const VERDICT_HOLD_MS = 60_000;

const HOLD = { confirmMs: VERDICT_CONFIRM_MS, holdMs: VERDICT_HOLD_MS };
const AT_ONCE = { confirmMs: 0, holdMs: 0 };

/** One look at a link. */
export interface VerdictSample {
  /** From one monotonic clock, ms. */
  readonly at: number;
  readonly ends: LinkEnds;
  /** Outage, CAC or backup: shown immediately. */
  readonly state: RootCause | undefined;
}

/** The readings of one sample that a later verdict averages. */
export interface TimedReadings {
  /** From the clock of the samples, ms. */
  readonly at: number;
  readonly readings: MovingReadings;
}

type DoubtedSince = Readonly<Record<LinkSide, number | undefined>>;

/** A verdict that stays while readings flicker, and what it was made of. Plain data: it may be kept and handed on. */
export interface SteadyVerdict {
  /** Of the averaged readings, newest figures. */
  readonly verdict: LinkVerdict;
  /** The leading fact; undefined while there is no problem. */
  readonly cause: RootCause | undefined;
  /** When it began to lead, by the clock of the samples. */
  readonly since: number;
  /** The health as it is shown: near a limit it does not flap. */
  readonly health: Held<LinkHealth | undefined>;
  /** The newest score that agrees with the health which is shown: word and figure are of one look. */
  readonly score: number | undefined;
  /** Until then the verdict follows its average at once: the link is on another radio, of which nothing was seen before, ms. */
  readonly settlesUntil: number;
  /** From then on the verdict is of a whole average: what a first sample began is held no longer than to there, ms. */
  readonly provenFrom: number;
  /** The link was seen to come up, to come back or to change its radio: its problems are not counted before `provenFrom`. */
  readonly isJoining: boolean;
  /** Another cause that leads the readings, and since when; it is shown once it has held. */
  readonly rival: Held<RootCause | undefined>['rival'];
  /** The ends of the newest sample, without a CINR that was not measured. */
  readonly ends: LinkEnds;
  /** Since when the CINR of each end contradicts its rate. */
  readonly doubtedSince: DoubtedSince;
  /** The last 15 s, the newest sample last. */
  readonly samples: readonly TimedReadings[];
}

/** A sample of the device's link, or of one of its stations: then the states of the radios are left out. */
export function verdictSample(at: number, status: DeviceStatus, station?: Station): VerdictSample {
  return {
    at,
    ends: linkEnds(status, station),
    state: station === undefined ? stateCause(status) : undefined,
  };
}

/**
 * The verdict after one more sample. Readings are averaged over 15 s. Another cause is shown after it has led for 15
 * s and the previous one was shown for a minute. An outage, a CAC or a backup is shown, and cleared, immediately; a link on
 * another radio, or back after an outage, is judged anew, by what was seen since: of its first samples no problem is counted. A
 * clock that runs backwards resets the state. A sample without a time changes nothing. Undefined starts with the first
 * sample, which is shown, and held for 15 s only.
 *
 * @param isJoining a station connected a moment ago: of one sample no problem is counted
 */
export function steadyVerdict(
  before: SteadyVerdict | undefined,
  sample: VerdictSample,
  isJoining = false,
): SteadyVerdict {
  if (before !== undefined && !Number.isFinite(sample.at)) return before;
  const last = before?.samples.at(-1);
  if (before === undefined || last === undefined || sample.at < last.at)
    return begun(sample, NO_DOUBT, isJoining);
  const jump = isStateCause(sample.state) !== isStateCause(before.cause);
  if (jump || sample.ends.technology !== before.ends.technology)
    return begun(sample, before.doubtedSince, true, sample.at + VERDICT_AVERAGE_MS);
  const doubtedSince = doubted(before.doubtedSince, sample);
  const ends = withoutUnmeasured(sample, doubtedSince);
  const samples = withSample(before.samples, sample);
  const verdict = withHeldDirection(judged(sample.ends, samples), before);
  const { settlesUntil, provenFrom, isJoining: joins } = before;
  const counted = joins && sample.at < provenFrom ? withoutProblem(verdict) : verdict;
  const leading = sample.state ?? verdictCause(counted);
  // Cause and health are one verdict: a change of either counts for both.
  const changedAt = Math.max(before.since, before.health.since);
  const isSettling = sample.at < settlesUntil || (joins && before.health.value === undefined);
  // A problem that was seen in a first sample is held no longer than the average takes.
  const isOfFirst = changedAt < provenFrom && before.cause !== undefined;
  const holdMs = isOfFirst ? VERDICT_AVERAGE_MS : VERDICT_HOLD_MS;
  const hold: Hold = { ...(isSettling ? AT_ONCE : { ...HOLD, holdMs }), changedAt };
  const health = nextHeld(before.health, counted.health, sample.at, hold);
  const score = counted.health === health.value ? counted.score : before.score;
  const kept = { settlesUntil, provenFrom, isJoining: joins };
  const held = { value: before.cause, since: before.since, rival: before.rival };
  const isStateNow = isStateCause(leading) && !isSameCause(leading, before.cause);
  const {
    value: cause,
    since,
    rival,
  } = isStateNow
    ? { value: leading, since: sample.at, rival: undefined }
    : nextHeld(held, leading, sample.at, hold, isSameCause);
  return { verdict, cause, since, health, score, ...kept, rival, ends, doubtedSince, samples };
}

/** The direction that is said to be poor is known for as long as it is said. */
function withHeldDirection(verdict: LinkVerdict, { cause, verdict: last }: SteadyVerdict): LinkVerdict {
  return verdict.poorDirection !== undefined || cause?.kind !== 'low-score'
    ? verdict
    : { ...verdict, poorDirection: last.poorDirection };
}

/** One sample a moment: answers that come in a burst do not make the average longer and longer. */
function withSample(before: readonly TimedReadings[], { at, ends }: VerdictSample): readonly TimedReadings[] {
  const from = before.findIndex(earlier => earlier.at > at - VERDICT_AVERAGE_MS);
  const to = before.at(-1)?.at === at ? before.length - 1 : before.length;
  const samples = from < 0 ? [] : before.slice(from, to);
  samples.push({ at, readings: movingReadings(ends) });
  return samples;
}

const NO_DOUBT: DoubtedSince = { local: undefined, remote: undefined };

function doubted(before: DoubtedSince, { at, ends }: VerdictSample): DoubtedSince {
  const since = (side: LinkSide): number | undefined => {
    const end = ends[side];
    return end !== undefined && contradictsRate(end, ends.technology) ? (before[side] ?? at) : undefined;
  };
  return { local: since('local'), remote: since('remote') };
}

/** A CINR that contradicts its rate for 15 s was never measured. reading 39. */
function withoutUnmeasured({ at, ends }: VerdictSample, { local, remote }: DoubtedSince): LinkEnds {
  const lasts = (since: number | undefined) => since !== undefined && at - since >= VERDICT_AVERAGE_MS;
  if (!lasts(local) && !lasts(remote)) return ends;
  return {
    ...ends,
    local: lasts(local) ? { ...ends.local, cinrDb: undefined } : ends.local,
    remote: ends.remote && lasts(remote) ? { ...ends.remote, cinrDb: undefined } : ends.remote,
  };
}

/** Of too few samples: what they show is neither a problem nor the opposite. */
function withoutProblem(verdict: LinkVerdict): LinkVerdict {
  if (!verdict.problem) return verdict;
  const { poorDirection: _poor, ...rest } = verdict;
  return { ...rest, problem: false, health: undefined, score: undefined, reasons: [] };
}

function begun(
  sample: VerdictSample,
  doubts: DoubtedSince,
  isJoining: boolean,
  settlesUntil = sample.at,
): SteadyVerdict {
  const doubtedSince = doubted(doubts, sample);
  const ends = withoutUnmeasured(sample, doubtedSince);
  const samples = withSample([], sample);
  const verdict = judged(sample.ends, samples);
  const counted = isJoining ? withoutProblem(verdict) : verdict;
  const cause = sample.state ?? verdictCause(counted);
  const health = { value: counted.health, since: sample.at, rival: undefined };
  const { score } = counted;
  return {
    verdict,
    cause,
    since: sample.at,
    health,
    score,
    settlesUntil,
    provenFrom: sample.at + VERDICT_AVERAGE_MS,
    isJoining,
    rival: undefined,
    ends,
    doubtedSince,
    samples,
  };
}

function judged(ends: LinkEnds, samples: readonly TimedReadings[]): LinkVerdict {
  return linkVerdict(
    averagedEnds(
      ends,
      samples.map(({ readings }) => readings),
    ),
  );
}

/** Said of a link whose readings are too few for a verdict. */
const TOO_FEW: Message = message('Connected recently: not enough readings yet.');

/** The steady verdict as pages show it: the cause leads, the reasons and the health agree with it. */
export function shownVerdict({ verdict, cause, health, score, ends }: SteadyVerdict): LinkVerdict {
  const problem = cause !== undefined && isProblem(cause);
  const reasons = shownReasons(cause, verdict);
  // A note is no headline: the link is as its health says, and the note stands beside it.
  const isOpen = health.value === undefined && verdict.health !== undefined;
  const calm = isOpen ? TOO_FEW : headlineWithoutReason(ends, health.value, reasons.length > 0);
  return {
    ...verdict,
    health: health.value,
    score,
    problem,
    reasons,
    headline: problem ? cause.message : calm,
  };
}

/** The cause, then what else is wrong and no graver; none while nothing leads. */
function shownReasons(cause: RootCause | undefined, { reasons }: LinkVerdict): readonly LinkReason[] {
  if (cause === undefined) return [];
  const others = reasons.filter(
    reason =>
      !(reason.kind === cause.kind && reason.side === cause.side) && (isProblem(cause) || !isProblem(reason)),
  );
  const { side, severity, belowExpectedDb } = cause;
  const kind = LINK_REASON_KINDS.find(known => known === cause.kind);
  return kind === undefined || side === undefined
    ? others
    : [{ kind, side, severity, belowExpectedDb, message: cause.message }, ...others];
}
