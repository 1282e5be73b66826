import { combine, createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import { interval } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import { into, subscribed, whileTrue } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';

/** What makes the device unreachable, where a page says so in place of its connection. reading 3. */
export type AbsenceKind = 'reboot' | 'reset' | 'upgrade' | 'apply';

/** A device that is away because of an action on this page. */
export interface Absence {
  readonly kind: AbsenceKind;
  /** When it is expected back, milliseconds since the epoch. After that it is a lost connection like any other. */
  readonly until: number;
}

/** An outage is expected for a reason, or no longer for this one. */
export interface Expectation {
  readonly reason: string;
  readonly isExpected: boolean;
  /** Where the page is to say so. */
  readonly absence?: Absence | null;
}

/**
 * Declares an expected outage: the device restarts because of an action on this page. The page is then not
 * reloaded for a new interface, since entered values that are stored nowhere, secrets, would be lost.
 */
export interface ExpectedOutage {
  readonly declared: EventCallable<Expectation>;
  /** For any reason. */
  readonly $isExpected: Store<boolean>;
  /** The device is away by a request of this page, and not yet overdue; null otherwise. */
  readonly $absence: Store<Absence | null>;
  /**
   * What the device is away for by a request of this page, or was a moment ago: a restart ends the session, and the page
   * learns that only when the device answers again.
   */
  readonly $awayFor: Store<AbsenceKind | null>;
  /** What the device is away for by a request of this page, also once its time is over; null when it is back. */
  readonly $notBackFrom: Store<AbsenceKind | null>;
}

/** Token of the expectation, one for the program. */
export const ExpectedOutage: Token<ExpectedOutage> = token<ExpectedOutage>('ExpectedOutage');

/** So long after its return a device may end the session for what it was away for. */
const RETURN_MS = 60_000;
const SECOND_MS = 1000;

/** The last absence; `endedAt` in ms since the epoch, null while it lasts. */
interface LastAbsence {
  readonly kind: AbsenceKind;
  readonly endedAt: number | null;
}

/** Makes the model. It looks at the clock each second while the device is away and in the minute after it. */
export function createExpectedOutage(clock: Pick<Clock, 'now'>): ExpectedOutage {
  const declared = createEvent<Expectation>();
  const ticked = createEvent<unknown>();
  const $reasons = createStore<ReadonlyMap<string, Absence | null>>(new Map()).on(declared, withExpectation);
  const $now = createStore(clock.now()).on([declared, ticked], () => clock.now());
  const $absences = $reasons.map(reasons => [...reasons.values()].filter(one => one !== null));
  const $absence = createStore<Absence | null>(null, {
    updateFilter: (next, last) => next?.kind !== last?.kind || next?.until !== last?.until,
  });
  sample({
    clock: combine($absences, $now, (absences, now) => absences.find(({ until }) => until > now) ?? null),
    target: $absence,
  });
  const $last = createStore<LastAbsence | null>(null)
    .on($absence, (last, absence) =>
      absence === null ? last && { ...last, endedAt: clock.now() } : { kind: absence.kind, endedAt: null },
    )
    .on(ticked, last => (isForgotten(last, clock.now()) ? null : last));
  subscribed(whileTrue($last.map(last => last !== null)), [into(() => interval(SECOND_MS), ticked)]);
  return {
    declared,
    $isExpected: $reasons.map(({ size }) => size > 0),
    $absence,
    $awayFor: $last.map(last => last?.kind ?? null),
    $notBackFrom: $absences.map(([first]) => first?.kind ?? null),
  };
}

function withExpectation(
  reasons: ReadonlyMap<string, Absence | null>,
  { reason, isExpected, absence = null }: Expectation,
): ReadonlyMap<string, Absence | null> {
  const next = new Map(reasons);
  if (isExpected) next.set(reason, absence);
  else next.delete(reason);
  return next;
}

function isForgotten(last: LastAbsence | null, now: number): boolean {
  return last !== null && last.endedAt !== null && now - last.endedAt >= RETURN_MS;
}
