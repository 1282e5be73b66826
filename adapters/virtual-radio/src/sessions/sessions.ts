import type { Clock } from '@radiolink/domain';
import { randomHex } from '../random/random-hex.ts';
import type { User } from '../users/user-accounts.ts';
import type { Session } from './session.ts';

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
