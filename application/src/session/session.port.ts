import type { FetchError } from '@radiolink/domain/errors';
import type { SetupResults } from '@radiolink/domain/session';
import { type Token, token } from '../wiring/token.ts';
import type { Observable } from 'rxjs';

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

/** Why a session ended. */
export type SessionEndReason = 'logout' | 'expired' | 'replaced' | 'other-device';

/** A device as far as it is known without a login. */
export interface AnsweringDevice {
  /** In colon form, upper case; undefined where the device does not report it before the login. */
  readonly mac?: string | undefined;
  readonly productName?: string | undefined;
}

/** The end of the session by the device. */
export interface SessionEndPort {
  /** Emits once when the device no longer accepts this session (reading 1). */
  readonly ended: Observable<SessionEndReason>;
  /** Loads what `answering` needs while the session's own device still serves it. Never rejects. */
  prepare(): Promise<void>;
  /** The device that answers at this address now; undefined if it does not say so soon. Never rejects. */
  answering(): Promise<AnsweringDevice | undefined>;
}
export const SessionEndPort: Token<SessionEndPort> = token<SessionEndPort>('session/SessionEndPort');

export interface UiLanguage {
  readonly name: string;
  readonly code: string;
}

export interface Country {
  readonly name: string;
  readonly code: number;
}

/** The device's public info before login. §3.public-info. All text is data, never markup. */
export interface PublicInfo {
  readonly productName: string;
  readonly setupComplete: boolean;
  readonly defaultPassword: boolean;
  readonly uiLanguage: string;
  readonly uiLanguages: readonly UiLanguage[];
  /** Source text to translated text; empty for English. */
  readonly translations: Readonly<Record<string, string>>;
  readonly ssoUrl?: string | undefined;
  readonly countries: readonly Country[];
  readonly licenseAgreement?: string | undefined;
}

export interface PublicInfoPort {
  read(options?: { readonly withLanguages?: boolean; readonly language?: string }): Promise<PublicInfo>;
}
export const PublicInfoPort: Token<PublicInfoPort> = token<PublicInfoPort>('session/PublicInfoPort');
