import type { Credentials, LoginOutcome, SessionPort } from '@radiolink/application/session/session.port';
import { checkLogin, isValid, type SetupResults } from '@radiolink/domain/session';

/** A login under way since before React had the form. */
interface Attempt extends Credentials {
  readonly outcome: Promise<LoginOutcome>;
}

const isEmpty = (setup: SetupResults = {}): boolean => Object.keys(setup).length === 0;

/**
 * Logs in by the painted form before React has it. The form repeats the press when it is drawn, and receives the
 * answer to the request that is under way, instead of a second one.
 */
export class EarlyLogin implements SessionPort {
  readonly #session: SessionPort;
  readonly #document: Document;
  #attempt: Attempt | undefined;

  constructor(session: SessionPort, document: Document) {
    this.#session = session;
    this.#document = document;
  }

  /** Sends what the form holds, once. What the rules refuse is left to the form, which has the words for it. */
  press(): void {
    const form = this.#document.querySelector('form');
    if (form === null || this.#attempt !== undefined) return;
    const text = (name: string): string => {
      const field = form.elements.namedItem(name);
      return field instanceof HTMLInputElement ? field.value : '';
    };
    const credentials = { username: text('username'), password: text('password') };
    if (!isValid(checkLogin(credentials))) return;
    const outcome = this.#session.login(credentials);
    // Who takes the outcome up sees its failure.
    outcome.catch(() => undefined);
    this.#attempt = { ...credentials, outcome };
  }

  login(credentials: Credentials, setup?: SetupResults): Promise<LoginOutcome> {
    const attempt = this.#attempt;
    this.#attempt = undefined;
    const isSame = attempt?.username === credentials.username && attempt.password === credentials.password;
    return isSame && isEmpty(setup) ? attempt.outcome : this.#session.login(credentials, setup);
  }

  loginWithTicket(ticketId: string): Promise<LoginOutcome> {
    return this.#session.loginWithTicket(ticketId);
  }

  logout(): Promise<void> {
    return this.#session.logout();
  }

  currentUser(): ReturnType<SessionPort['currentUser']> {
    return this.#session.currentUser();
  }
}
