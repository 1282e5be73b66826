import type { FetchError } from '@radiolink/domain/errors';
import type { SetupResults } from '@radiolink/domain/session';
import { type Token, token } from '../wiring/token.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Result of a login. The CSRF id and the token stay inside the adapter's session. §3.session.
 */
export interface OpenedSession {
  readonly username: string;
  readonly readOnly: boolean;
  /** Board info text: key=value lines. */
  readonly boardInfo: string;
  readonly fullVersion: string;
  readonly countryCode?: number | undefined;
}

/** Why a login did not open a session. §5.login-success, §8.login-failure. */
export type LoginProblem =
  | { readonly kind: 'refused'; readonly deviceText: string }
  | { readonly kind: 'cookies-disabled' }
  | { readonly kind: 'incomplete-response' }
  /** Nothing came. */
  | { readonly kind: 'unreachable'; readonly text: string }
  /** The device, or what stands before it, answered with an error that is no refusal. */
  | { readonly kind: 'failed'; readonly failure: FetchError };

export type LoginOutcome =
  | { readonly ok: true; readonly session: OpenedSession }
  | { readonly ok: false; readonly problem: LoginProblem };

export interface CurrentUser {
  readonly username: string;
  readonly readOnly: boolean;
  readonly sso: boolean;
  readonly accountUrl: string;
  readonly avatar: string;
}

/** Opens and closes the one session of this page. Rejects with `RequestFailure` only where no outcome type says otherwise. */
export interface SessionPort {
  /** `setup` carries what the steps of a first setup produced. */
  login(credentials: Credentials, setup?: SetupResults): Promise<LoginOutcome>;
  loginWithTicket(ticketId: string): Promise<LoginOutcome>;
  logout(): Promise<void>;
  currentUser(): Promise<CurrentUser>;
}
export const SessionPort: Token<SessionPort> = token<SessionPort>('session/SessionPort');
