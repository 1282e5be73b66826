import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../station/station.ts';
import { averagedEnds } from './averaged-ends.ts';
import type { LinkEnds } from './link-end.ts';
import { linkEnds } from './link-ends.ts';
import { type LinkVerdict, linkVerdict } from './link-verdict.ts';
import { isSameCause, isStateCause, type RootCause, stateCause, verdictCause } from './root-cause.ts';

/** Readings are averaged over so long, ms. */
export const VERDICT_AVERAGE_MS = 15_000;
/** Another cause must lead for so long before it is shown, ms. */
export const VERDICT_CONFIRM_MS = 15_000;
/** A cause that is shown stays for so long before another reading may replace it, ms. */
export const VERDICT_HOLD_MS = 60_000;

/** One look at a link. */
export interface VerdictSample {
  /** By one clock that does not go back, ms. */
  readonly at: number;
  readonly ends: LinkEnds;
  /** Outage, radar wait or backup: shown at once. */
  readonly state: RootCause | undefined;
}

/** A verdict that stays while readings flicker, and what it was made of. Plain data: it may be kept and handed on. */
export interface SteadyVerdict {
  /** Of the averaged readings, newest figures. */
  readonly verdict: LinkVerdict;
  /** What leads; undefined while nothing is wrong. */
  readonly cause: RootCause | undefined;
  /** When it began to lead, by the clock of the samples. */
  readonly since: number;
  /** Another cause that leads the readings, and since when; it is shown once it has held. */
  readonly rival: { readonly cause: RootCause | undefined; readonly since: number } | undefined;
  readonly samples: readonly VerdictSample[];
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
 * The verdict after one more sample. Readings are averaged over 15 s; another cause is shown after it has led for 15 s
 * and the one before has stood for a minute. An outage, a radar wait or a backup is shown, and gone, at once. A clock
 * that went back begins anew. Undefined begins with the first sample.
 */
export function steadyVerdict(before: SteadyVerdict | undefined, sample: VerdictSample): SteadyVerdict {
  const last = before?.samples.at(-1);
  if (before === undefined || last === undefined || sample.at < last.at) return begun(sample);
  const jump = isStateCause(sample.state) !== isStateCause(before.cause);
  if (jump) return begun(sample);
  const samples = [...before.samples.filter(({ at }) => at > sample.at - VERDICT_AVERAGE_MS), sample];
  const verdict = judged(samples);
  const leading = sample.state ?? verdictCause(verdict);
  if (isSameCause(leading, before.cause)) {
    return { verdict, cause: leading, since: before.since, rival: undefined, samples };
  }
  if (isStateCause(leading)) return { verdict, cause: leading, since: sample.at, rival: undefined, samples };
  const rival =
    before.rival !== undefined && isSameCause(before.rival.cause, leading)
      ? { cause: leading, since: before.rival.since }
      : { cause: leading, since: sample.at };
  const confirmed = sample.at - rival.since >= VERDICT_CONFIRM_MS;
  if (confirmed && sample.at - before.since >= VERDICT_HOLD_MS) {
    return { verdict, cause: leading, since: sample.at, rival: undefined, samples };
  }
  return { verdict, cause: before.cause, since: before.since, rival, samples };
}

function begun(sample: VerdictSample): SteadyVerdict {
  const samples = [sample];
  const verdict = judged(samples);
  const cause = sample.state ?? verdictCause(verdict);
  return { verdict, cause, since: sample.at, rival: undefined, samples };
}

function judged(samples: readonly VerdictSample[]): LinkVerdict {
  const ends = averagedEnds(samples.map(sample => sample.ends));
  if (ends === undefined) throw new Error('A verdict needs a sample.');
  return linkVerdict(ends);
}
