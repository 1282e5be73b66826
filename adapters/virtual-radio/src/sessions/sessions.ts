import type { Clock } from '@radiolink/domain';
import { randomHex } from '../random/seeded-random.ts';
import type { User } from '../users/user-accounts.ts';

/** A user logged in from an address. */
export interface Session {
  /** Value of the session cookie, 32 hex digits. */
  readonly id: string;
  /** Value of the `X-CSRF-ID` header, constant for the session. */
  readonly csrf: string;
  /** Credential of the versioned API. */
  readonly token: string;
  readonly user: User;
  readonly singleSignOn: boolean;
  /** Milliseconds since the epoch of its last request. */
  usedAt: number;
  /** Until the first write after the first setup, the configuration says so. */
  firstSetup: boolean;
}

const LIFETIME_MS = 60_000;

interface Ticket {
  readonly slot: number;
  readonly expiresAt: number;
}

/** Tickets that a central controller hands out: each opens one session, within a minute. */
export class Tickets {
  readonly #clock: Clock;
  readonly #issued = new Map<string, Ticket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Issues a ticket for the user of a slot, as the controller would ask for one. */
  issue(slot: number): string {
    const id = randomHex(32);
    this.#issued.set(id, { slot, expiresAt: this.#clock.now() + LIFETIME_MS });
    return id;
  }

  /** The slot that a ticket opens, once; undefined when it is unknown, used or too old. */
  redeem(id: string): number | undefined {
    const ticket = this.#issued.get(id);
    this.#issued.delete(id);
    return ticket !== undefined && ticket.expiresAt > this.#clock.now() ? ticket.slot : undefined;
  }
}

const MOST_OF_ONE_USER = 10;

/**
 * The logged-in users. A session ends by logout, by idling, by a restart, or when ten newer ones of its user are in
 * use: those of another user never end it.
 */
export class Sessions {
  readonly #clock: Clock;
  readonly #idleLimitSeconds: () => number;
  readonly #open = new Map<string, Session>();

  constructor(clock: Clock, idleLimitSeconds: () => number) {
    this.#clock = clock;
    this.#idleLimitSeconds = idleLimitSeconds;
  }

  open(user: User, { singleSignOn = false, firstSetup = false } = {}): Session {
    this.#closeIdle();
    while (this.#of(user).length >= MOST_OF_ONE_USER) this.#closeLeastUsed(user);
    const session: Session = {
      id: randomHex(32),
      csrf: randomHex(32),
      token: randomHex(32),
      user,
      singleSignOn,
      firstSetup,
      usedAt: this.#clock.now(),
    };
    this.#open.set(session.id, session);
    return session;
  }

  get all(): readonly Session[] {
    return [...this.#open.values()];
  }

  /** Takes over sessions that `all` gave. */
  load(sessions: readonly Session[]): void {
    this.#open.clear();
    for (const session of sessions) this.#open.set(session.id, { ...session });
  }

  /** The session of a cookie value, with its idle time reset; undefined when it ended. */
  use(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : this.#touched(this.#open.get(id));
  }

  /** The session of a token of the versioned API. */
  useToken(token: string): Session | undefined {
    return this.#touched([...this.#open.values()].find(session => session.token === token));
  }

  close(session: Session): void {
    this.#open.delete(session.id);
  }

  /** Ends the sessions of one user, except the caller's. */
  closeOf(slot: number, except?: Session): void {
    for (const session of this.#open.values()) {
      if (session.user.slot === slot && session !== except) this.close(session);
    }
  }

  closeAll(): void {
    this.#open.clear();
  }

  #touched(session: Session | undefined): Session | undefined {
    if (session === undefined) return undefined;
    if (this.#isIdle(session)) {
      this.close(session);
      return undefined;
    }
    session.usedAt = this.#clock.now();
    return session;
  }

  #isIdle(session: Session): boolean {
    return this.#clock.now() - session.usedAt > this.#idleLimitSeconds() * 1000;
  }

  #closeIdle(): void {
    for (const session of this.#open.values()) if (this.#isIdle(session)) this.close(session);
  }

  #of({ slot }: User): Session[] {
    return [...this.#open.values()].filter(session => session.user.slot === slot);
  }

  #closeLeastUsed(user: User): void {
    const [oldest] = this.#of(user).sort((a, b) => a.usedAt - b.usedAt);
    if (oldest) this.close(oldest);
  }
}
