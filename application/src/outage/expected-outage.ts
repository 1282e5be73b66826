import { createEvent, createStore, type Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';

/** What makes the device unreachable, where a page says so in place of its connection. reading 3. */
export type AbsenceKind = 'reboot' | 'reset' | 'upgrade' | 'apply';

/** A device that is away because of an action on this page. */
export interface Absence {
  readonly kind: AbsenceKind;
  /** When it is expected back, milliseconds since the epoch. After that it is a lost connection like any other. */
  readonly until: number;
}

/** So long after its return a device may end the session for what it was away for. */
const RETURN_MS = 60_000;

/**
 * Declares an expected outage: the device restarts because of an action on this page. The page is then not
 * reloaded for a new interface, since entered values that are stored nowhere, secrets, would be lost.
 */
export class ExpectedOutage {
  readonly #forgotten = createEvent();
  readonly #reasons = new Map<string, Absence | null>();
  readonly #changed = createEvent<Absence | null>();
  readonly #standing = createEvent<AbsenceKind | null>();
  readonly #now: () => number;
  #wasAway = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The device is away by a request of this page, and not yet overdue; null otherwise. */
  readonly $absence: Store<Absence | null> = createStore<Absence | null>(null, {
    updateFilter: (next, last) => next?.kind !== last?.kind || next?.until !== last?.until,
  }).on(this.#changed, (_, absence) => absence);

  /**
   * What the device is away for by a request of this page, or was a moment ago: a restart ends the session, and the page
   * learns that only when the device answers again.
   */
  readonly $awayFor: Store<AbsenceKind | null> = createStore<AbsenceKind | null>(null)
    .on(this.#changed, (last, absence) => absence?.kind ?? last)
    .reset(this.#forgotten);

  /** What the device is away for by a request of this page, also once its time is over; null when it is back. */
  readonly $notBackFrom: Store<AbsenceKind | null> = createStore<AbsenceKind | null>(null).on(
    this.#standing,
    (_, kind) => kind,
  );

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Expects an outage for a reason, or no longer for this one. `absence` where the page is to say so. */
  expect(reason: string, isExpected: boolean, absence: Absence | null = null): void {
    if (isExpected) this.#reasons.set(reason, absence);
    else this.#reasons.delete(reason);
    this.#tell();
  }

  get expected(): boolean {
    return this.#reasons.size > 0;
  }

  #tell(): void {
    clearTimeout(this.#timer);
    const now = this.#now();
    const absences = [...this.#reasons.values()].filter(one => one !== null);
    const absence = absences.find(({ until }) => until > now) ?? null;
    if (absence !== null) this.#timer = setTimeout(() => this.#tell(), absence.until - now);
    else if (this.#wasAway) this.#timer = setTimeout(() => this.#forgotten(), RETURN_MS);
    this.#wasAway ||= absence !== null;
    this.#standing(absences[0]?.kind ?? null);
    this.#changed(absence);
  }
}

/** Token of the expectation, one for the program. */
export const ExpectedOutageToken: Token<ExpectedOutage> = token<ExpectedOutage>('ExpectedOutage');
